import { homePath, sitePath } from '../../src/i18n/paths';
import type { RouteIndex } from './routeIndex';
import type { Route } from './types';

/** The pages above a page in its address, home first; only those that exist. */
export const ancestorsOf = (page: Route, routes: Pick<RouteIndex, 'page'>): Route[] => {
  const { site } = page;
  if (site === undefined) return [];
  const segments = page.path.slice(sitePath(site, '').length).split('/').filter(Boolean);
  const above = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const paths = [homePath(site), ...above.map((slug) => sitePath(site, slug))];
  return paths.filter((path) => path !== page.path).flatMap((path) => routes.page(path) ?? []);
};
