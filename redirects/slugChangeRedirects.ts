import { readFile } from 'node:fs/promises';
import { redirectSource } from '../src/features/redirects/redirectSource';
import type { SitePages, TableRule } from './types';

/** The path history, written by the publisher after each release and read by the next build. */
export const pathHistoryFile = '.publishing/addresses.json';

/** Identifies a page independently of its path: site and entry id. */
type PageKey = string;

export type PathHistory = {
  /** The last path of each page ever released, deleted pages included: they may return. */
  last: Readonly<Record<PageKey, string>>;
  /** Former paths, with the page that had them. */
  retired: Readonly<Record<string, PageKey>>;
};

const none: PathHistory = { last: {}, retired: {} };

const pathsByKey = ({ pages }: SitePages): Map<PageKey, string> =>
  new Map(
    pages
      .filter(({ entryId, path }) => entryId !== '' && path !== '/')
      .map(({ entryId, site, path }) => [`${site?.id ?? '/'} ${entryId}`, path]),
  );

/** The path history after a release of these routes. */
export const updatePathHistory = (before: PathHistory, routes: SitePages): PathHistory => {
  const now = pathsByKey(routes);
  const live = new Set(now.values());
  const moved = [...now].flatMap(([key, path]) => {
    const earlier = before.last[key];
    return earlier !== undefined && earlier !== path ? [[earlier, key] as const] : [];
  });
  const retired = [...Object.entries(before.retired), ...moved].filter(([path]) => !live.has(path));
  return {
    last: { ...before.last, ...Object.fromEntries(now) },
    retired: Object.fromEntries(retired),
  };
};

/**
 * Redirects from the former paths of pages to their current ones. A former path that another page or the table uses,
 * or whose page is deleted, gets no rule.
 */
export const slugChangeRedirects = (
  before: PathHistory,
  routes: SitePages,
  table: readonly TableRule[],
): TableRule[] => {
  const now = pathsByKey(routes);
  const taken = new Set([
    ...routes.pages.map(({ path }) => redirectSource(path)),
    ...table.map(({ from }) => redirectSource(from)),
  ]);
  return Object.entries(updatePathHistory(before, routes).retired).flatMap(([from, key], index) => {
    const to = now.get(key);
    const path = redirectSource(from);
    if (to === undefined || taken.has(path)) return [];
    taken.add(path);
    return [{ from, to, file: pathHistoryFile, line: index + 1 }];
  });
};

/**
 * Reads the path history; it is empty before the first release.
 *
 * @param file by default that of the project, or PATH_HISTORY_FROM: a build in a folder of its own, such as a dry run, has the
 *   redirects of the site.
 */
export const readPathHistory = async (
  file = process.env.PATH_HISTORY_FROM ?? pathHistoryFile,
): Promise<PathHistory> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? none : (JSON.parse(text) as PathHistory);
};
