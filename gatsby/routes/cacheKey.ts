import { createHash } from 'node:crypto';
import { alternatesOf, otherVersionsOf } from './alternates';
import { ancestorsOf } from './ancestors';
import type { RouteIndex } from './routeIndex';
import type { Route } from './types';

/**
 * Hash of the other routes that a page's head names: its versions in other languages, its ancestors, the feed of its site.
 * Gatsby tracks the nodes that a query reads, not the routes; in the page's context a new hash makes the query rerun.
 */
export const cacheKeyOf = (page: Route, routes: RouteIndex): string => {
  const parts = [
    alternatesOf(page, routes.versionsOf(page)),
    otherVersionsOf(page, routes.versionsOf(page)),
    ancestorsOf(page, routes).map(({ path, nodeId }) => [path, nodeId]),
    page.site !== undefined && routes.hasInsights(page.site.id),
  ];
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 8);
};
