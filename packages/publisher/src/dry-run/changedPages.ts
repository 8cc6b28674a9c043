import { join } from 'node:path';
import type { EntryPages } from '../entries/entryPages';
import { parseLine } from '../build/buildEvents';
import { fileOfPath } from '../checks/readSiteMetadata';
import { readText, type SiteDifference } from '../releases/compareSites';
import { differingPaths, maxReasons } from './differingPaths';
import type { ChangedPage, DryRunResult, PageChange } from './types';

/** The page of an HTML file or of its page data, in Gatsby's names; undefined for other files. */
export const pageOfFile = (file: string): { path: string; isData: boolean } | undefined => {
  const data = /^page-data\/(.+)\/page-data\.json$/.exec(file)?.[1];
  if (data !== undefined) return { path: data === 'index' ? '/' : `/${data}`, isData: true };
  // `_gatsby` has parts of pages.
  if (!file.endsWith('.html') || file.startsWith('_gatsby/')) return undefined;
  const path = `/${file.replace(/(?:^|\/)index\.html$/, '')}`;
  return { path, isData: false };
};

/** It has the hash of all scripts of a site, which every page names. */
const appDataFile = 'page-data/app-data.json';

const dataFile = (path: string): string =>
  `page-data/${path === '/' ? 'index' : path.slice(1)}/page-data.json`;

type PageData = { result?: { data?: unknown; pageContext?: unknown } };

const resultOf = (text: string | undefined): unknown => {
  const { data, pageContext } =
    ((parseLine(text ?? '') as PageData | undefined) ?? {}).result ?? {};
  return { ...(data as object | undefined), ...(pageContext ? { pageContext } : {}) };
};

type ChangedPagesInput = {
  difference: SiteDifference;
  /** Folders of the released and of the built site. */
  released: string;
  built: string;
  /** Those of the release and of the dry run. */
  entryPages: readonly (EntryPages | undefined)[];
};

/** The hreflang links of a page, as one text; they are in no page data. */
const alternatesOf = (html: string | undefined): string =>
  (html?.match(/<link [^>]*\bhreflang="[^>]*>/g) ?? []).join('');

const reasonsOf = async (
  path: string,
  change: PageChange,
  shared: readonly string[],
  { released, built }: ChangedPagesInput,
): Promise<string[]> => {
  if (change === 'added') return ['a new page'];
  if (change === 'removed') return ['the page is gone'];
  const [before, after] = await Promise.all(
    [released, built].map((folder) => readText(join(folder, dataFile(path)))),
  );
  const paths = differingPaths(resultOf(before), resultOf(after));
  if (change === 'changed') {
    const [html, newHtml] = await Promise.all(
      [released, built].map((folder) => readText(join(folder, fileOfPath(path)))),
    );
    if (alternatesOf(html) !== alternatesOf(newHtml)) paths.push('hreflang');
  }
  return paths.length > 0 ? paths.slice(0, maxReasons) : [...shared];
};

/** The pages of changed files, with the site and the reason of each, in the order of the sites. */
export const changedPages = async (input: ChangedPagesInput): Promise<DryRunResult> => {
  const { written, deleted } = input.difference;
  const changes = new Map<string, PageChange>();
  const known = new Map(
    input.entryPages.flatMap((one) => (one?.pages ?? []).map((page) => [page.path, page.site])),
  );
  const before = new Set(input.entryPages[0]?.pages.map(({ path }) => path));
  const files: string[] = [];
  for (const [list, isDeleted] of [
    [written, false],
    [deleted, true],
  ] as const) {
    for (const file of list) {
      const page = pageOfFile(file);
      if (page === undefined) files.push(file);
      else if (!page.isData) {
        const isNew = before.size > 0 && known.has(page.path) && !before.has(page.path);
        changes.set(page.path, isDeleted ? 'removed' : isNew ? 'added' : 'changed');
      } else if (!changes.has(page.path)) changes.set(page.path, 'data');
    }
  }
  const slices = files.flatMap((file) => /^slice-data\/(.+)\.json$/.exec(file)?.[1] ?? []);
  const shared = files.includes(appDataFile) ? [...slices, 'the scripts of the site'] : slices;
  const pages: ChangedPage[] = [];
  for (const [path, change] of [...changes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const site = known.get(path);
    pages.push({
      path,
      ...(site !== undefined && { site }),
      change,
      reasons: await reasonsOf(path, change, shared, input),
    });
  }
  return { pages, files };
};
