import { homePath } from '../../src/i18n/paths';
import { firstText } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { readMenuTitles } from '../derived-nodes/menuTitles';
import { ancestorsOf } from '../routes/ancestors';
import { currentRoutes } from '../routes/currentRoutes';
import type { Route } from '../routes/types';

export type Breadcrumb = { title: string; path: string };

/**
 * The pages above a page and the page itself, each by its title in the menus of the site, else by its own. Empty for a page
 * with nothing above it.
 *
 * @param home the site's word for its home page.
 */
export const breadcrumbsOf = (
  page: Route,
  home: string,
  context: ResolverContext,
): Breadcrumb[] => {
  const above = ancestorsOf(page, currentRoutes());
  if (page.site === undefined || above.length === 0) return [];
  const find = findNodeWith(context);
  const menuTitles = readMenuTitles(page.site, context);
  return [...above, page].flatMap(({ path, nodeId, site }) => {
    if (site !== undefined && path === homePath(site)) return [{ title: home, path }];
    const node = find(nodeId);
    const title = menuTitles[path] ?? (node && firstText(node.title, node.name));
    return title ? [{ title, path }] : [];
  });
};
