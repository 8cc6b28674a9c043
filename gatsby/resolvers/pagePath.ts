import type { PageTypeId } from '../../contentful/model/sharedFields';
import { contentTypeId, missingFields, type ContentNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { dependOnInsightPage } from '../derived-nodes/insightPages';
import { currentRoutes } from '../routes/currentRoutes';
import { pageTypeTraits } from '../routes/pageTypeTraits';
import { siteOfQuery } from '../routes/siteOfQuery';

/**
 * The path of an entry's page in the site of the current query; null where that site has none. Tracks what decides that beside the
 * entry itself: the entries that it needs, and the insights that a page of an author or a topic lists.
 */
export const pagePath = (source: ContentNode, context: ResolverContext): string | null => {
  const site = siteOfQuery(context);
  if (site === undefined) return null;
  missingFields(source, findNodeWith(context));
  if (pageTypeTraits[contentTypeId(source) as PageTypeId].listsInsightsBy !== null) {
    dependOnInsightPage(source, site, context);
  }
  return currentRoutes().pageOfEntry(source.contentful_id, site.id)?.path ?? null;
};
