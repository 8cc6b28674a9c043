import type { GatsbyNode } from 'gatsby';

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/** What is read of Gatsby's state; its types leave it out. */
type State = {
  program: { host?: string };
  queries: { trackedQueries: ReadonlyMap<string, { dirty: number; running: number }> };
  pendingPageDataWrites: { pagePaths: ReadonlySet<string> };
};

/** A page that was queried and whose data are not written. */
const findUnwritten = ({ queries, pendingPageDataWrites }: State): string | undefined =>
  [...pendingPageDataWrites.pagePaths].find((path) => {
    const query = queries.trackedQueries.get(path);
    return query?.dirty === 0 && query.running === 0;
  });

/**
 * Enables POST `/__refresh`, which makes `gatsby develop` source the space again, if the server listens on loopback only and
 * ENABLE_GATSBY_REFRESH_ENDPOINT is not set. Gatsby reads the variable at each request.
 *
 * Requests queries of pages again whose data stay unwritten. Gatsby writes page data after queries, but not while it writes
 * those of earlier ones (`flush` in gatsby/dist/utils/page-data.js), so the page is not found until another is queried.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ store, emitter }) => {
  // Gatsby types it as any function.
  const getState = store.getState as () => State;
  if (loopback.has(getState().program.host ?? 'localhost')) {
    process.env.ENABLE_GATSBY_REFRESH_ENDPOINT ??= 'true';
  }
  setInterval(() => {
    const pagePath = findUnwritten(getState());
    if (pagePath !== undefined) emitter.emit('QUERY_RUN_REQUESTED', { pagePath });
  }, 1000).unref();
};
