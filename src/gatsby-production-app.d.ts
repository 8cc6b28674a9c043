/** Gatsby's entry of the scripts in production, `.cache/production-app`: an alias in gatsby/webpack/bundles.ts. */
declare module 'gatsby-production-app';
