/** The sources of a build, except packages, content model and content. */
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
