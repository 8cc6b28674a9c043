import type { FieldAddress } from '../entryAddress';
import { html, type Html } from '../pages/html';
import { plainTheme } from '../pages/theme';
import type { StatusPageOptions } from '../status/statusPageOptions';
import { toolPage } from '../pages/toolPage';
import { plural } from '../pages/words';
import {
  countGaps,
  filterGaps,
  gapStates,
  type GapFilter,
  type GapState,
  type TranslationGap,
} from './translationGap';
import { boardStyles } from './translationStyles';

export const translationsPath = '/translations';

/** The number of rows on a page. */
export const rowsOnPage = 200;

const stateNames: Record<GapState, string> = {
  missing: 'Missing',
  outdated: 'Older than its source',
  fallback: 'In another language',
};

type BoardQuery = GapFilter & { page: number };

const addressOf = ({ page, ...filter }: BoardQuery): string => {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value);
  if (page > 1) query.set('page', String(page));
  return `${translationsPath}${query.size > 0 ? '?' : ''}${query.toString()}`;
};

const select = (
  name: string,
  label: string,
  chosen: string | undefined,
  options: readonly (readonly [string, string])[],
): Html =>
  html`<label
    >${label}
    <select name="${name}">
      <option value="">All</option>
      ${options.map(
        ([value, text]) =>
          html`<option value="${value}" ${value === chosen && html`selected`}>${text}</option>`,
      )}
    </select></label
  >`;

const filterForm = (gaps: readonly TranslationGap[], filter: GapFilter): Html => {
  const names = (key: 'site' | 'language') =>
    [...new Set(gaps.map((gap) => gap[key]))].sort().map((name) => [name, name] as const);
  return html`<form class="filter" method="get" action="${translationsPath}" role="search">
    ${select('site', 'Site', filter.site, names('site'))}
    ${select('language', 'Language', filter.language, names('language'))}
    ${select(
      'state',
      'State',
      filter.state,
      gapStates.map((state) => [state, stateNames[state]]),
    )}
    <label>Entry <input type="search" name="text" value="${filter.text ?? ''}" /></label>
    <button>Show</button>
  </form>`;
};

const summary = (gaps: readonly TranslationGap[]): Html =>
  html`<table>
    <caption>
      Texts by site
    </caption>
    <thead>
      <tr>
        <th scope="col">Site</th>
        ${gapStates.map((state) => html`<th scope="col" class="number">${stateNames[state]}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${[...countGaps(gaps)].map(
        ([site, counts]) =>
          html`<tr>
            <th scope="row"><a href="${addressOf({ site, page: 1 })}">${site}</a></th>
            ${gapStates.map((state) => html`<td class="number">${counts[state]}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

const day = (iso: string | undefined): string | undefined => iso?.slice(0, 10);

const detailOf = ({ state, shown, sourceAt, textAt }: TranslationGap): string => {
  if (state === 'fallback') return `shown in ${shown ?? 'the fallback'}`;
  if (state === 'missing') return 'not shown';
  return `source of ${day(sourceAt)}, text of ${day(textAt) ?? 'an earlier day'}`;
};

const rows = (gaps: readonly TranslationGap[], fieldAddress: FieldAddress): Html =>
  html`<table>
    <caption>
      What is to be done
    </caption>
    <thead>
      <tr>
        <th scope="col">Entry and field</th>
        <th scope="col">Site</th>
        <th scope="col">Language</th>
        <th scope="col">State</th>
      </tr>
    </thead>
    <tbody>
      ${gaps.map(
        (gap) =>
          html`<tr>
            <th scope="row">
              <a href="${fieldAddress(gap.entryId, gap.fieldId, gap.locale)}"
                >${gap.entryName}: ${gap.field}</a
              >
            </th>
            <td>${gap.site}</td>
            <td>${gap.language}</td>
            <td>${stateNames[gap.state]} <small>${detailOf(gap)}</small></td>
          </tr>`,
      )}
    </tbody>
  </table>`;

const paging = (query: BoardQuery, pageCount: number): Html | undefined =>
  pageCount < 2
    ? undefined
    : html`<nav aria-label="Pages" class="paging">
        ${query.page > 1 && html`<a rel="prev" href="${addressOf({ ...query, page: query.page - 1 })}">Back</a>`}
        <span>Page ${query.page} of ${pageCount}</span>
        ${query.page < pageCount && html`<a rel="next" href="${addressOf({ ...query, page: query.page + 1 })}">Next</a>`}
      </nav>`;

/** The board of translations: filters, counts by site, and a page of rows that link to their fields. Has no script. */
export const translationsPage = (
  gaps: readonly TranslationGap[],
  query: BoardQuery,
  fieldAddress: FieldAddress,
  { siteName = 'website', theme = plainTheme }: StatusPageOptions = {},
): string => {
  const found = filterGaps(gaps, query);
  const pageCount = Math.max(1, Math.ceil(found.length / rowsOnPage));
  const page = Math.min(query.page, pageCount);
  const shown = found.slice((page - 1) * rowsOnPage, page * rowsOnPage);
  return toolPage({
    title: 'Translations',
    theme,
    siteName,
    styles: boardStyles,
    main: html`<h1>Translations</h1>
      <p class="lead">
        ${
          gaps.length === 0
            ? 'Every text that a site shows is in its language.'
            : `${plural(found.length, 'text')} of the live release to translate or to look at again.`
        }
      </p>
      ${
        gaps.length > 0 &&
        html`${filterForm(gaps, query)}
        ${found.length > 0 && summary(found)}${found.length > 0 && rows(shown, fieldAddress)}
        ${found.length === 0 && html`<p>No text is in this state. <a href="${translationsPath}">Show all</a></p>`}
        ${paging({ ...query, page }, pageCount)}`
      }`,
  });
};
