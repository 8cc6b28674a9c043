import type { NodePluginArgs } from 'gatsby';
import { z } from 'zod';

/** The queries of pages (by path) and slices (`slice--` and its id) that have read each node, by node id. */
export type PageDependencies = ReadonlyMap<string, ReadonlySet<string>>;

/** The part of Gatsby's state that records which query has read which node (gatsby/src/redux/reducers/queries.ts). */
const trackedQueries = z.object({
  queries: z.object({
    // Not parsed deeply, which would copy millions of ids.
    byNode: z.custom<PageDependencies>((value) => value instanceof Map),
  }),
});

/**
 * Reads which pages depend on which nodes. Gatsby keeps this for incremental builds and documents no reader for it; `store` is
 * the argument of every Node API, with the caution that its state is internal.
 *
 * @throws Error if the installed Gatsby keeps it elsewhere.
 */
export const readPageDependencies = ({
  store,
}: Pick<NodePluginArgs, 'store'>): PageDependencies => {
  const state: unknown = Reflect.apply(store.getState, store, []);
  const { data } = trackedQueries.safeParse(state);
  if (data === undefined) {
    throw new Error('This version of Gatsby does not track page dependencies in queries.byNode.');
  }
  return data.queries.byNode;
};
