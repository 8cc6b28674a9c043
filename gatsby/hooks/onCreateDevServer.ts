import type { GatsbyNode } from 'gatsby';

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Enables POST `/__refresh`, which makes `gatsby develop` source the space again, if the server listens on loopback only and
 * ENABLE_GATSBY_REFRESH_ENDPOINT is not set. Gatsby reads the variable at each request.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ store }) => {
  // Gatsby types it as any function.
  const { program } = (store.getState as () => { program: { host?: string } })();
  if (loopback.has(program.host ?? 'localhost')) {
    process.env.ENABLE_GATSBY_REFRESH_ENDPOINT ??= 'true';
  }
};
