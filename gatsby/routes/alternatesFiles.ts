import { createHash } from 'node:crypto';
import { pathsOfVersions } from './alternates';
import type { RouteIndex } from './routeIndex';
import type { Route } from './types';

/** Constant, so that a page names the same file as long as it is of the same entry. A file of 10,000 pages has 6 kB. */
const fileCount = 64;

/** The path of the file that has the alternates of a page; undefined for a page that has none. */
export const alternatesFileOf = (page: Route, { groupOf }: RouteIndex): string | undefined => {
  const group = groupOf(page);
  if (group === undefined) return undefined;
  const number = createHash('sha256').update(group).digest().readUInt16BE() % fileCount;
  return `/alternates/${number}.json`;
};

/**
 * The versions of all pages for the region switcher, which fetches those of its page when it opens: a new region changes these
 * files, not the data of each page that it has too.
 *
 * @returns by the path of each file a JSON list of lists of paths, of pages with more than one version.
 */
export const alternatesFiles = (routes: RouteIndex): Map<string, string> => {
  const lists = new Map<string, string[][]>();
  const seen = new Set<string | undefined>();
  for (const page of routes.routes.pages) {
    const group = routes.groupOf(page);
    if (seen.has(group)) continue;
    seen.add(group);
    const file = alternatesFileOf(page, routes);
    if (file === undefined) continue;
    const list = lists.get(file) ?? [];
    lists.set(file, list);
    const paths = pathsOfVersions(routes.versionsOf(page));
    if (paths.length > 1) list.push(paths);
  }
  return new Map([...lists].map(([file, list]) => [file, JSON.stringify(list)]));
};
