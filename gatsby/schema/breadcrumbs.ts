import { homePath, sitePath } from '../../src/i18n/paths';
import type { PlannedPage } from '../site-plan/types';
import { firstText, type FindNode } from './contentNode';
import { currentPlan } from './currentPlan';

export type Breadcrumb = { title: string; path: string };

/**
 * The pages above a page in its address, home first; only those that exist.
 *
 * @param home the site's word for its home page.
 */
export const breadcrumbsOf = (page: PlannedPage, find: FindNode, home: string): Breadcrumb[] => {
  const { site } = page;
  if (site === undefined) return [];
  const segments = page.path.slice(sitePath(site, '').length).split('/').filter(Boolean);
  const above = segments.slice(0, -1).map((_, index) => segments.slice(0, index + 1).join('/'));
  const paths = [homePath(site), ...above.map((slug) => sitePath(site, slug))];
  return paths
    .filter((path) => path !== page.path)
    .map((path) => currentPlan().page(path))
    .flatMap((ancestor) => {
      const node = ancestor && find(ancestor.nodeId);
      const isHome = ancestor?.path === homePath(site);
      const title = isHome ? home : node && firstText(node.title, node.name);
      return ancestor && title ? [{ title, path: ancestor.path }] : [];
    });
};
