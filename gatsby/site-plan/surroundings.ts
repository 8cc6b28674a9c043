import { createHash } from 'node:crypto';
import { alternatesOf } from './alternates';
import { ancestorsOf } from './ancestors';
import type { PlanLookUp } from './lookUpPlan';
import type { PlannedPage } from './types';

/**
 * Changes when what a page's head says of other pages does: its versions, the pages above it, the feed of its site.
 * Gatsby tracks what a query reads of nodes, and knows nothing of the plan; in a page's context this makes it ask again.
 */
export const surroundingsOf = (page: PlannedPage, plan: PlanLookUp): string => {
  const said = [
    alternatesOf(page, plan.pagesOfEntry(page.entryId)),
    ancestorsOf(page, plan).map(({ path, nodeId }) => [path, nodeId]),
    page.site !== undefined && plan.hasInsights(page.site.id),
  ];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 8);
};
