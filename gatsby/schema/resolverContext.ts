import type { ContentNode, FindNode } from './contentNode';

/** How Gatsby is told what a page is made of. */
type Dependencies = { connectionType?: string; track?: boolean };

/** What Gatsby hands a resolver, as far as ours use it; reads through it are tracked for incremental builds. */
export type ResolverContext = {
  nodeModel: {
    getNodeById(args: { id: string; type?: string }, dependencies?: Dependencies): unknown;
    findAll(
      args: { type: string; query: { filter: { node_locale: { eq: string } } } },
      dependencies?: Dependencies,
    ): Promise<{ entries: Iterable<unknown> }>;
    trackPageDependencies(nodes: readonly unknown[], dependencies: Dependencies): unknown;
  };
};

/** The same, with reads that make no page depend on what was read. */
export const untracked = ({ nodeModel }: ResolverContext): ResolverContext => ({
  nodeModel: {
    getNodeById: (args) => nodeModel.getNodeById(args, { track: false }),
    findAll: (args) => nodeModel.findAll(args, { track: false }),
    trackPageDependencies: (nodes) => nodes,
  },
});

/** Reads nodes through the node model, so that a page is made again when one of them changes. */
export const findNodeWith =
  ({ nodeModel }: ResolverContext): FindNode =>
  (id) =>
    (nodeModel.getNodeById({ id }) as ContentNode | null) ?? undefined;

/** All nodes of a type in one locale. */
export const findAllOfType = async (
  { nodeModel }: ResolverContext,
  type: string,
  locale: string,
): Promise<ContentNode[]> => {
  const { entries } = await nodeModel.findAll({
    type,
    query: { filter: { node_locale: { eq: locale } } },
  });
  return [...entries] as ContentNode[];
};
