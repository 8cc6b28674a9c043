import { localeFilter } from '../settings/acceleratorOptions';
import type { ContentNode, FindNode } from './contentNode';
import { typeName } from './typeNames';

/**
 * What Gatsby hands a resolver, as far as ours use it: the context of the page or slice whose query runs, and the node model,
 * whose reads are tracked for incremental builds.
 */
export type ResolverContext = {
  /** The id of the page's node, from its context; undefined for slices. */
  id?: string;
  /** The path of the page whose query runs; undefined for slices. */
  path?: string;
  /** The page's site, from its context (gatsby/pages/createSitePages.ts); see `siteOfQuery`. */
  country?: string;
  language?: string;
  nodeModel: {
    getNodeById(args: { id: string; type?: string }): unknown;
    findAll(args: {
      type: string;
      query: { filter: { node_locale: { eq: string } } };
    }): Promise<{ entries: Iterable<unknown> }>;
    trackPageDependencies(
      nodes: readonly { id: string }[],
      dependencies: { connectionType?: string },
    ): unknown;
  };
};

/** Node types whose entries may have nodes only in the languages that show them, and the type that decides it: links to it stay when it is gone. */
const typesThatComeLater = [...localeFilter.types, 'country' as const].map(typeName);

/** Tracks all nodes of these types: the page query reruns when one is created, changed or deleted. */
export const dependOnTypes = ({ nodeModel }: ResolverContext, types: readonly string[]): void => {
  for (const connectionType of types) nodeModel.trackPageDependencies([], { connectionType });
};

/**
 * Reads nodes through the node model, which tracks them: the page query reruns when one of them changes, or when a missing
 * one may have been created.
 */
export const findNodeWith =
  (context: ResolverContext): FindNode =>
  (id) => {
    const node = context.nodeModel.getNodeById({ id }) as ContentNode | null;
    if (node) return node;
    if (id !== '') dependOnTypes(context, typesThatComeLater);
    return undefined;
  };

/** The existing nodes of some ids, in their order. */
export const findNodes = (ids: readonly string[], context: ResolverContext): ContentNode[] =>
  ids.map(findNodeWith(context)).filter((node) => node !== undefined);

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
