import type { NodePluginArgs } from 'gatsby';
import type { ResolverContext } from './resolverContext';

/** Reads nodes as resolvers do, after the build, when nothing need be tracked any more. */
export const contextOfNodes = ({
  getNode,
  getNodesByType,
}: Pick<NodePluginArgs, 'getNode' | 'getNodesByType'>): ResolverContext => {
  const byTypeAndLocale = new Map<string, unknown[]>();
  return {
    nodeModel: {
      getNodeById: ({ id }) => getNode(id),
      findAll: ({ type, query }) => {
        const locale = query.filter.node_locale.eq;
        const key = `${type} ${locale}`;
        const known =
          byTypeAndLocale.get(key) ??
          getNodesByType(type).filter(({ node_locale }) => node_locale === locale);
        byTypeAndLocale.set(key, known);
        return Promise.resolve({ entries: known });
      },
      trackPageDependencies: (nodes) => nodes,
    },
  };
};
