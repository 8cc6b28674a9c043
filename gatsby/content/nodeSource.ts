import type { NodePluginArgs } from 'gatsby';
import { groupBy } from './groupBy';
import type { ContentNode, FindNode } from './contentNode';
import { memoize } from './memoize';
import type { ResolverContext } from './resolverContext';

/** The nodes of entries and assets: all of a GraphQL type, or one by its id. */
export type NodeSource = { byType: (type: string) => readonly ContentNode[]; find: FindNode };

/** The arguments of Gatsby's hooks that read nodes. */
export type NodeReaders = Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>;

/**
 * Reads the nodes of entries and assets, which gatsby-source-contentful makes. Each is read once, because Gatsby looks a node
 * up in its database each time: for use while no such node changes, as within one hook after sourcing.
 */
export const nodeSourceOf = ({ getNode, getNodesByType }: NodeReaders): NodeSource => ({
  find: memoize((id) => getNode(id) as ContentNode | undefined),
  byType: memoize((type) => getNodesByType(type) as unknown as ContentNode[]),
});

/** Reads nodes as resolvers do where nothing need be tracked, each once, as `nodeSourceOf` does. */
export const contextOfNodes = ({ getNode, getNodesByType }: NodeReaders): ResolverContext => {
  const find = memoize(getNode);
  const byLocale = new Map<string, ReadonlyMap<unknown, readonly unknown[]>>();
  const nodesOf = (type: string): ReadonlyMap<unknown, readonly unknown[]> => {
    const known = byLocale.get(type) ?? groupBy(getNodesByType(type), (node) => node.node_locale);
    byLocale.set(type, known);
    return known;
  };
  return {
    nodeModel: {
      getNodeById: ({ id }) => find(id),
      findAll: ({ type, query }) =>
        Promise.resolve({ entries: nodesOf(type).get(query.filter.node_locale.eq) ?? [] }),
      trackPageDependencies: (nodes) => nodes,
    },
  };
};
