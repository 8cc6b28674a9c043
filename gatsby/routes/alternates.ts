import { isIndexed } from './isIndexed';
import type { Route } from './types';

/** A version of a page: its language tag, or `x-default`, and its path. */
export type Alternate = { hreflang: string; path: string };

/** Search engines do not list a page that is hidden, and take one in the wrong language for a duplicate of the right one. */
const isVersion = (page: Route): boolean => isIndexed(page) && !page.isFallback;

/**
 * The versions of a page, itself included, and x-default: the worldwide one, else the first. Search engines take them
 * only if each version names all others, so of two sites with one language tag only the first country's takes part, and a
 * version that is not translated neither names others nor is named: its `hreflang` would promise a language it is not in.
 *
 * @param versions see {@link RouteIndex.versionsOf}.
 */
export const alternatesOf = (page: Route, versions: readonly Route[]): Alternate[] => {
  const byTag = new Map<string, Route>();
  const inOrder = versions
    .filter(isVersion)
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

/** The paths of those versions of a page that visitors may switch to, translated or not. */
export const pathsOfVersions = (versions: readonly Route[]): string[] =>
  versions.filter(isIndexed).map(({ path }) => path);

/** The paths of a page in the other languages of its country. */
export const languageVersionsOf = (page: Route, versions: readonly Route[]): string[] =>
  pathsOfVersions(
    versions.filter(({ site, path }) => site?.country === page.site?.country && path !== page.path),
  );
