import type { ContentNode } from '../schema/contentNode';
import { currentPlan } from '../schema/currentPlan';
import { headOfPage, type PageHead } from '../schema/pageSeo';
import { findNodeWith, type ResolverContext } from '../schema/resolverContext';
import type { PlannedPage } from '../site-plan/types';

/** A page of this build with all that is said of it outside of the page. */
export type BuiltPage = PageHead & {
  page: PlannedPage;
  /** Its entry in its locale; undefined for the root of the website where no entry describes it. */
  node: ContentNode | undefined;
};

/** Every page of the plan, in its order. */
export const readBuiltPages = (context: ResolverContext): BuiltPage[] =>
  currentPlan().plan.pages.map((page) => {
    const node = findNodeWith(context)(page.nodeId);
    return { page, node, ...headOfPage(page, node, context) };
  });
