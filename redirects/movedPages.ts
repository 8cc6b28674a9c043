import { readFile } from 'node:fs/promises';
import type { Routes } from '../gatsby/routes/types';
import { retiredPath } from '../src/features/redirects/retiredPath';
import type { WrittenRule } from './types';

/** Where the publisher remembers the addresses of all releases; the next build makes rules of what has moved. */
export const addressesFile = '.publishing/addresses.json';

/** Names a page whatever its address: its entry in a site. */
type PageKey = string;

export type Addresses = {
  /** The last address of each page that was ever released, gone ones too: they may come back. */
  last: Readonly<Record<PageKey, string>>;
  /** Addresses that pages had before, and which page it was. */
  retired: Readonly<Record<string, PageKey>>;
};

const none: Addresses = { last: {}, retired: {} };

const pathsByKey = ({ pages }: Routes): Map<PageKey, string> =>
  new Map(
    pages
      .filter(({ entryId, path }) => entryId !== '' && path !== '/')
      .map(({ entryId, site, path }) => [`${site?.id ?? '/'} ${entryId}`, path]),
  );

/** The addresses once these routes are released. */
export const addressesAfter = (before: Addresses, routes: Routes): Addresses => {
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
 * Rules from the addresses that pages had to those of the routes. An address that another page has taken, or whose
 * page is gone, gets none; one that has a rule in the table keeps that.
 */
export const movedPageRules = (
  before: Addresses,
  routes: Routes,
  table: readonly WrittenRule[],
): WrittenRule[] => {
  const now = pathsByKey(routes);
  const taken = new Set([
    ...routes.pages.map(({ path }) => retiredPath(path)),
    ...table.map(({ from }) => retiredPath(from)),
  ]);
  return Object.entries(addressesAfter(before, routes).retired).flatMap(([from, key], index) => {
    const to = now.get(key);
    const path = retiredPath(from);
    if (to === undefined || taken.has(path)) return [];
    taken.add(path);
    return [{ from, to, file: addressesFile, line: index + 1 }];
  });
};

/** The addresses of all releases; none before the first. */
export const readAddresses = async (file = addressesFile): Promise<Addresses> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? none : (JSON.parse(text) as Addresses);
};
