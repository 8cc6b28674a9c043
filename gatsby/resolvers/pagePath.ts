import type { PageTypeId } from '../../contentful/model/sharedFields';
import { contentTypeId, type ContentNode } from '../content/contentNode';
import type { ResolverContext } from '../content/resolverContext';
import { dependOnInsightPage } from '../derived-nodes/insightPages';
import { currentRoutes } from '../routes/currentRoutes';
import { pageTypeTraits } from '../routes/pageTypeTraits';
import { siteOfQuery } from '../routes/siteOfQuery';

/**
 * The path of an entry's page in the site of the current query; null where that site has none. Tracks the insights that decide whether
 * an author or a topic has a page; what an entry needs is tracked where it is found complete (completeNodes.ts, lists of sites).
 */
export const pagePath = (source: ContentNode, context: ResolverContext): string | null => {
  const site = siteOfQuery(context);
  if (site === undefined) return null;
  if (pageTypeTraits[contentTypeId(source) as PageTypeId].listsInsightsBy !== null) {
    dependOnInsightPage(source, site, context);
  }
  return currentRoutes().pageOfEntry(source.contentful_id, site.id)?.path ?? null;
};
