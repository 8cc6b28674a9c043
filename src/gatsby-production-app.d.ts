/** Gatsby's production entry, `.cache/production-app`: an alias in gatsby/webpack/bundles.ts. */
declare module 'gatsby-production-app';
