import type { GatsbyNode } from 'gatsby';

const loopback = new Set(['localhost', '127.0.0.1', '::1']);

/**
 * Lets a POST to `/__refresh` have `gatsby develop` read the space again, where only this machine can send one and
 * ENABLE_GATSBY_REFRESH_ENDPOINT does not say otherwise. Gatsby reads the variable at each request.
 */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ store }) => {
  // Gatsby types it as any function.
  const { program } = (store.getState as () => { program: { host?: string } })();
  if (loopback.has(program.host ?? 'localhost')) {
    process.env.ENABLE_GATSBY_REFRESH_ENDPOINT ??= 'true';
  }
};
