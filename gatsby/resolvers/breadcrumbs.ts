import { homePath } from '../../src/i18n/paths';
import { ancestorsOf } from '../routes/ancestors';
import type { Route } from '../routes/types';
import { firstText, type FindNode } from '../content/contentNode';
import { currentRoutes } from '../routes/currentRoutes';

export type Breadcrumb = { title: string; path: string };

/**
 * The pages above a page, by their titles.
 *
 * @param home the site's word for its home page.
 */
export const breadcrumbsOf = (page: Route, find: FindNode, home: string): Breadcrumb[] =>
  ancestorsOf(page, currentRoutes()).flatMap(({ path, nodeId, site }) => {
    const node = find(nodeId);
    const isHome = site !== undefined && path === homePath(site);
    const title = isHome ? home : node && firstText(node.title, node.name);
    return title ? [{ title, path }] : [];
  });
