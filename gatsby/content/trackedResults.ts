import type { ResolverContext } from './resolverContext';

type Kept<Value> = { value: Value; ids: readonly string[]; nodes: readonly unknown[]; of: string };

/** Gatsby makes its own node anew in each process, with the time; only its metadata are read. */
const metadataOf = (node: unknown): unknown =>
  (node as { siteMetadata?: unknown } | undefined)?.siteMetadata;

const isSame = (before: unknown, now: unknown): boolean => {
  if (before === now) return true;
  const metadata = metadataOf(before);
  return metadata !== undefined && JSON.stringify(metadata) === JSON.stringify(metadataOf(now));
};

/**
 * Keeps results with the nodes that they were computed from. A result is computed again once one of these is another node: a change
 * of an entry replaces its nodes. Whatever else results depend on is in `of`, or must not change while they are kept.
 */
export const keepTracked = <Value>() => {
  const kept = new Map<string, Kept<Value>>();

  const compute = (
    { nodeModel }: ResolverContext,
    make: (context: ResolverContext) => Value,
    of: string,
  ): Kept<Value> => {
    const reads = new Map<string, unknown>();
    const value = make({
      nodeModel: {
        ...nodeModel,
        getNodeById: (args) => {
          const node = nodeModel.getNodeById(args);
          reads.set(args.id, node);
          return node;
        },
        findAll: () => Promise.reject(new Error('A kept result reads single nodes only.')),
      },
    });
    return { value, ids: [...reads.keys()], nodes: [...reads.values()], of };
  };

  return {
    get: (
      key: string,
      context: ResolverContext,
      make: (context: ResolverContext) => Value,
      of = '',
    ): Value => {
      const before = kept.get(key);
      const isCurrent =
        before?.of === of &&
        before.ids.every((id, at) =>
          isSame(before.nodes[at], context.nodeModel.getNodeById({ id })),
        );
      const result = before && isCurrent ? before : compute(context, make, of);
      kept.set(key, result);
      return result.value;
    },
  };
};
