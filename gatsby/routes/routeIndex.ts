import { groupBy } from '../content/groupBy';
import { pageTypeTraits } from './pageTypeTraits';
import { pageVersions, type PageVersions } from './pageVersions';
import type { Route, Site, Routes } from './types';

/** Lookups in the routes, backed by maps: for pages, menus, search engines and checks. */
export type RouteIndex = PageVersions & {
  routes: Routes;
  site: (country: string, language: string) => Site | undefined;
  /** Every page made of an entry, in all sites. */
  pagesOfEntry: (entryId: string) => readonly Route[];
  pageOfEntry: (entryId: string, siteId: string) => Route | undefined;
  /** Whether a site has insights of its own, rather than published elsewhere. */
  hasInsights: (siteId: string) => boolean;
  page: (path: string) => Route | undefined;
  /** The site for pages that belong to none: the one whose prefix is its name, else the first. */
  defaultSite: Site | undefined;
};

export const indexRoutes = (routes: Routes): RouteIndex => {
  const byEntry = groupBy(routes.pages, ({ entryId }) => entryId);
  const byLanguage = new Map(
    routes.sites.map((site) => [`${site.country} ${site.language}`, site]),
  );
  const byPath = new Map(routes.pages.map((page) => [page.path, page]));
  const withInsights = new Set(
    routes.pages
      .filter(({ entryType }) => pageTypeTraits[entryType].isArticle)
      .map(({ site }) => site?.id ?? ''),
  );
  const pagesOfEntry = (entryId: string) => byEntry.get(entryId) ?? [];
  return {
    routes,
    site: (country, language) => byLanguage.get(`${country} ${language}`),
    pagesOfEntry,
    pageOfEntry: (entryId, siteId) =>
      pagesOfEntry(entryId).find((page) => page.site?.id === siteId),
    ...pageVersions(routes.pages, pagesOfEntry),
    hasInsights: (siteId) => withInsights.has(siteId),
    page: (path) => byPath.get(path),
    defaultSite:
      routes.sites.find((site) => site.urlPrefix === `/${site.country}`) ?? routes.sites[0],
  };
};
