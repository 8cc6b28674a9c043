import { createHash } from 'node:crypto';
import { alternatesFileOf } from './alternatesFiles';
import { languageVersionsOf } from './alternates';
import { ancestorsOf } from './ancestors';
import type { RouteIndex } from './routeIndex';
import type { Route, Site } from './types';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 8);

/**
 * Hash of a site, for its header and footer: their queries read it from the routes, which Gatsby does not track. It changes with
 * the country and the language that the site is of, and not with those of others.
 */
export const siteCacheKey = (site: Site): string => hashOf(site);

/**
 * Hash of the other routes that the data of a page name: its versions in the languages of its country, the file of all
 * versions, its ancestors, the feed of its site, the site itself.
 * Gatsby tracks the nodes that a query reads, not the routes; in the page's context a new hash makes the query rerun.
 */
export const cacheKeyOf = (page: Route, routes: RouteIndex): string => {
  const parts = [
    languageVersionsOf(page, routes.versionsOf(page)),
    alternatesFileOf(page, routes),
    ancestorsOf(page, routes).map(({ path, nodeId }) => [path, nodeId]),
    page.site !== undefined && routes.hasInsights(page.site.id),
    // Pages without a site show header and footer of the default one, which changes with the first country.
    page.site ?? routes.defaultSite,
  ];
  return hashOf(parts);
};
