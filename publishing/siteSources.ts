/** What a site is built from, beside its packages, the content model and the content itself. */
export const siteSources = [
  'src',
  'gatsby',
  'plugins',
  'redirects',
  'search-index',
  'hosting',
  'offline',
  'packages/gatsby-accelerators',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'babel.config.mjs',
] as const;
