import { homePath } from '../../src/i18n/paths';
import { ancestorsOf } from '../site-plan/ancestors';
import type { PlannedPage } from '../site-plan/types';
import { firstText, type FindNode } from './contentNode';
import { currentPlan } from './currentPlan';

export type Breadcrumb = { title: string; path: string };

/**
 * The pages above a page, by their titles.
 *
 * @param home the site's word for its home page.
 */
export const breadcrumbsOf = (page: PlannedPage, find: FindNode, home: string): Breadcrumb[] =>
  ancestorsOf(page, currentPlan()).flatMap(({ path, nodeId, site }) => {
    const node = find(nodeId);
    const isHome = site !== undefined && path === homePath(site);
    const title = isHome ? home : node && firstText(node.title, node.name);
    return title ? [{ title, path }] : [];
  });
