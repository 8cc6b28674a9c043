import { groupBy } from '../content/groupBy';
import { linkedIds, type ContentNode } from '../content/contentNode';
import { findNodes, type ResolverContext } from '../content/resolverContext';
import { pageTypeTraits } from '../routes/pageTypeTraits';
import type { Route, Site } from '../routes/types';
import { dependOnDerivedNode, readDerivedNode } from './derivedNodes';
import { isShownIn } from './related';

const nameOf = (nodeId: string, site: Site): string => `insights of ${nodeId} in ${site.id}`;

const nameOfPage = (nodeId: string, site: Site): string => `page of ${nodeId} in ${site.id}`;

/**
 * The insights that each page of an author or a topic lists, as derived nodes, and its path as another: the page is there while
 * a site has an insight of it, of which the entry knows nothing.
 *
 * @param insights those of the site, newest first.
 */
export const insightPagesOf = (
  site: Site,
  pages: readonly Route[],
  insights: readonly ContentNode[],
): Map<string, unknown> => {
  const shown = insights.filter((node) => isShownIn(site, node));
  const linked = (field: string) =>
    groupBy(
      shown.flatMap(({ id, ...node }) => linkedIds(node, field).map((target) => ({ target, id }))),
      ({ target }) => target,
    );
  const byField = { authors: linked('authors'), topics: linked('topics') };
  return new Map(
    pages.flatMap(({ entryType, nodeId, path }): [string, unknown][] => {
      const field = pageTypeTraits[entryType].listsInsightsBy;
      if (field === null) return [];
      const listed = (byField[field].get(nodeId) ?? []).map(({ id }) => id);
      return [
        [nameOf(nodeId, site), listed],
        [nameOfPage(nodeId, site), path],
      ];
    }),
  );
};

/** Tracks whether an entry has such a page: the page query reruns when it comes or goes. */
export const dependOnInsightPage = (
  { id }: ContentNode,
  site: Site,
  context: ResolverContext,
): void => dependOnDerivedNode(nameOfPage(id, site), context);

/** The insights that the page of an author or a topic lists, newest first. */
export const readInsightsOf = (
  { id }: ContentNode,
  site: Site,
  context: ResolverContext,
): ContentNode[] => findNodes(readDerivedNode(nameOf(id, site), context), context);
