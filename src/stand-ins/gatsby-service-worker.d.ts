// Gatsby's register-service-worker.js: see gatsby/webpack/slimBundles.ts.
declare module 'gatsby-service-worker';
