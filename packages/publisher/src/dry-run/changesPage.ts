import { html, type Html } from '../pages/html';
import type { StatusPageOptions } from '../status/statusPageOptions';
import { plainTheme } from '../pages/theme';
import { toolPage } from '../pages/toolPage';
import { changesStyles } from './changesStyles';
import { failureTitle } from './failureTitle';
import type { ChangedPage, DryRun } from './types';

export const changesPath = '/changes';

const changeTexts: Readonly<Record<ChangedPage['change'], string>> = {
  changed: 'Changed',
  added: 'New page',
  removed: 'Page is gone',
  data: 'Looks the same; only its data change',
};

const plural = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`;

const bySite = (pages: readonly ChangedPage[]): Map<string, ChangedPage[]> => {
  const sites = new Map<string, ChangedPage[]>();
  for (const page of pages) {
    const site = page.site ?? 'All sites';
    sites.set(site, [...(sites.get(site) ?? []), page]);
  }
  return sites;
};

const pageRow = (run: DryRun, { path, change, reasons }: ChangedPage): Html =>
  html`<li>
    ${
      change === 'data'
        ? html`<span>${path}</span>`
        : html`<a href="${changesPath}/${run.key}/compare?page=${encodeURIComponent(path)}"
            >${path}</a
          >`
    }
    <small>${changeTexts[change]}${reasons.length > 0 && html`: ${reasons.join(', ')}`}</small>
  </li>`;

const resultOf = (run: DryRun): Html => {
  const { pages, files } = run.result ?? { pages: [], files: [] };
  const sites = [...bySite(pages)];
  return html`<h1>
      ${pages.length === 0 ? 'No page would change' : `${plural(pages.length, 'page')} would change`}
    </h1>
    <p>
      Publishing would write these
      pages${sites.length > 1 && ` of ${plural(sites.length, 'site')}`}.
    </p>
    ${sites.map(
      ([site, list]) =>
        html`<section>
          <h2>${site} <small>${plural(list.length, 'page')}</small></h2>
          <ul class="pages">
            ${list.map((page) => pageRow(run, page))}
          </ul>
        </section>`,
    )}
    ${
      files.length > 0 &&
      html`<details>
        <summary>${plural(files.length, 'other file')}</summary>
        <ul>
          ${files.map((file) => html`<li>${file}</li>`)}
        </ul>
      </details>`
    }`;
};

const waitingOf = (run: DryRun): Html =>
  html`<h1>
      ${run.state === 'waiting' ? 'Waiting for a publication to end' : 'Building the site with the draft'}
    </h1>
    <p role="status">
      ${run.doing ?? 'Starting'}. The website stays as it is. This page renews itself.
    </p>`;

/** Renders what publishing the drafts of a dry run would change. */
export const changesPage = (run: DryRun, look: StatusPageOptions | undefined): string =>
  toolPage({
    title: 'What will change',
    theme: look?.theme ?? plainTheme,
    siteName: look?.siteName ?? '',
    styles: changesStyles,
    links: html`<a href="/">Status</a>`,
    main:
      run.state === 'done'
        ? resultOf(run)
        : run.state === 'failed'
          ? html`<h1>${failureTitle(run)}</h1>
              <p role="alert">${run.error}</p>`
          : waitingOf(run),
  });

/** Renders a page before and after, side by side. */
export const comparePage = (
  run: DryRun,
  path: string,
  look: StatusPageOptions | undefined,
): string => {
  const page = run.result?.pages.find((one) => one.path === path);
  const frame = (side: 'before' | 'after'): string => `${changesPath}/${run.key}/${side}${path}`;
  const list = `${changesPath}/${run.key}`;
  return toolPage({
    title: `${path}, before and after`,
    theme: look?.theme ?? plainTheme,
    siteName: look?.siteName ?? '',
    styles: changesStyles,
    links: html`<a href="${list}">All changed pages</a>`,
    main: html`<h1>${path}</h1>
      <p>${page ? changeTexts[page.change] : 'This page would not change.'}</p>
      <div class="tools" role="group" aria-label="Changes on this page">
        <button type="button" id="previous">Previous change</button>
        <button type="button" id="next">Next change</button>
        <button type="button" id="side" aria-pressed="true">Show after</button>
        <span id="found" role="status">Comparing</span>
      </div>
      <div class="frames" id="frames" data-shown="after">
        ${(['before', 'after'] as const).map((side) =>
          page?.change === (side === 'before' ? 'added' : 'removed')
            ? html`<p class="none">
                ${side === 'before' ? 'There is no such page yet.' : 'The page is gone.'}
              </p>`
            : html`<figure>
                <figcaption>
                  ${side === 'before' ? 'Before: live now' : 'After: with the draft'}
                </figcaption>
                <iframe
                  id="${side}"
                  title="${side === 'before' ? 'Before' : 'After'}"
                  src="${frame(side)}"
                  sandbox="allow-same-origin"
                ></iframe>
              </figure>`,
        )}
      </div>
      <section aria-labelledby="texts-title">
        <h2 id="texts-title">Changed texts</h2>
        <ol id="texts"></ol>
      </section>`,
    after: html`<script src="/changes/compare.js"></script>`,
  });
};
