import type { NodePluginArgs } from 'gatsby';
import { groupBy } from '../groupBy';
import type { ResolverContext } from './resolverContext';

/** Reads nodes as resolvers do, after the build, when nothing need be tracked any more. */
export const contextOfNodes = ({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): ResolverContext => {
  const byLocale = new Map<string, ReadonlyMap<unknown, readonly unknown[]>>();
  const nodesOf = (type: string): ReadonlyMap<unknown, readonly unknown[]> => {
    const known = byLocale.get(type) ?? groupBy(getNodesByType(type), (node) => node.node_locale);
    byLocale.set(type, known);
    return known;
  };
  return {
    nodeModel: {
      getNodeById: ({ id }) => getNode(id),
      findAll: ({ type, query }) =>
        Promise.resolve({ entries: nodesOf(type).get(query.filter.node_locale.eq) ?? [] }),
      trackPageDependencies: (nodes) => nodes,
    },
  };
};
