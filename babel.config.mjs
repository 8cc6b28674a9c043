/**
 * Compiles for the browsers of package.json's browserslist, or for the Node that renders pages. Gatsby's own preset turns
 * classes, `?.` and `??` into the language of 2015 whatever the browsers know, and so does its plugin for TypeScript, which
 * `plugins/gatsby-plugin-typescript` replaces.
 */
export default (api) => {
  const isForBrowsers = api.caller((caller) => caller?.target === 'web');
  const own = isForBrowsers
    ? {
        useBuiltIns: 'usage',
        corejs: 3,
        // They fix how Firefox 99 to 101 look through lists with holes, which nothing here has, and `set` of typed arrays,
        // for every `set` of a `Map`.
        exclude: ['es.array.includes', 'es.typed-array.set'],
      }
    : { targets: { node: 'current' } };
  return {
    plugins: ['./gatsby/webpack/withoutEmotionTargets.mjs'],
    presets: [
      ['@babel/preset-env', { modules: false, bugfixes: true, ...own }],
      ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
      '@babel/preset-typescript',
    ],
  };
};
