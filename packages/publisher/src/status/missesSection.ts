import { html, type Html } from '../pages/html';
import type { SearchMiss, SearchMissStatus } from './searchMisses';
import { plural } from '../pages/words';

/** The form action of the buttons that make synonyms. */
export const synonymPath = '/search-misses/synonym';

const actionOf = ({ site, query }: SearchMiss): string =>
  `${synonymPath}?${new URLSearchParams({ site, query }).toString()}`;

const missItem = (miss: SearchMiss, canAdd: boolean): Html => {
  const { site, query, count, nearest, synonym } = miss;
  return html`<li>
    <span
      ><span class="tag">${site}</span> <bdi>${query}</bdi><br /><small
        >${plural(count, 'search', 'searches')} ·
        ${nearest ? html`nearest page: <bdi>${nearest.title}</bdi>` : 'no page is near'}</small
      ></span
    >
    ${
      synonym !== undefined
        ? html`<a href="${synonym}">Open the synonym</a>`
        : canAdd &&
          nearest &&
          html`<form method="post" action="${actionOf(miss)}">
            <button aria-label="Make ${query} a synonym of ${nearest.title}">Make a synonym</button>
          </form>`
    }
  </li>`;
};

/** What visitors searched without a result, each with a button that makes a synonym. */
export const missesSection = (searches: SearchMissStatus | { error: string }): Html => {
  if ('error' in searches) {
    return html`<h2>Searches</h2>
      <p class="soft">The searches without a result cannot be read: ${searches.error}</p>`;
  }
  const { misses, canAdd } = searches;
  return html`<h2>Searches</h2>
    <div>
      ${
        misses.length === 0
          ? html`<p class="soft">No search without a result was made five times.</p>`
          : html`<p>
                Searches without a result. A synonym is a draft: check its words, then publish it.
              </p>
              <ul class="plain">
                ${misses.map((miss) => missItem(miss, canAdd))}
              </ul>`
      }
    </div>`;
};
