import { isIndexed } from './isIndexed';
import type { Route } from './types';

/** A version of a page: its language tag, or `x-default`, and its path. */
export type Alternate = { hreflang: string; path: string };

/**
 * The versions of a page, itself included, and x-default: the worldwide one, else the first. Search engines take them
 * only if each version names all others, so of two sites with one language tag only the first country's takes part.
 *
 * @param versions see {@link RouteIndex.versionsOf}.
 */
export const alternatesOf = (page: Route, versions: readonly Route[]): Alternate[] => {
  const byTag = new Map<string, Route>();
  const inOrder = versions
    .filter(isIndexed)
    .sort((a, b) => (a.site?.countryOrder ?? 0) - (b.site?.countryOrder ?? 0));
  for (const version of inOrder) {
    const tag = version.site?.localCode;
    if (tag !== undefined && !byTag.has(tag)) byTag.set(tag, version);
  }
  const taken = [...byTag.values()];
  if (!taken.some(({ path }) => path === page.path)) return [];
  const standsForAll =
    taken.find(({ site }) => site !== undefined && site.urlPrefix === `/${site.country}`) ??
    taken[0];
  return [...byTag, ['x-default', standsForAll ?? page] as const].map(([hreflang, { path }]) => ({
    hreflang,
    path,
  }));
};
