import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { siteChunks } from './siteChunks';

/** Gatsby's settings of Terser avoid syntax that Internet Explorer did not know. swc needs a sixth of Terser's time. */
const modernMinifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // It has threads of its own.
  parallel: false,
  terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
});

/** Packages whose modules only export; they do not say so to webpack, which would keep what nothing imports. */
const modulesWithoutEffects =
  /node_modules[\\/](?:@contentful[\\/]rich-text-[\w-]+|hoist-non-react-statics|react-is)[\\/]/;

/** Of a plugin inside Gatsby; in production it returns at once, and brings Partytown and `<Script>` with it. */
const partytownInBrowsers = 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

/** Parcel, by which Gatsby compiles this file, has no `require.resolve` of its own. */
const resolvePackage = (file: string): string =>
  createRequire(resolve('package.json')).resolve(file);

/** Runs Gatsby's own entry after the modules that it imports, each group of them in a task of its own. */
const entry = 'src/entry.ts';

/** What is read and changed of Gatsby's webpack configuration. */
type WebpackConfig = {
  entry: { app: string };
  resolve: { alias: object };
  module: { rules: readonly object[] };
  optimization: {
    runtimeChunk: unknown;
    splitChunks: { cacheGroups: Record<string, unknown> };
    /** For scripts, and for styles. */
    minimizer: readonly [object, object];
  };
};

/** Which scripts a page loads; sizes are in docs/benchmarks.md and held by tests/build/budgets.test.ts. */
export const configureBundles = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript') return;
  const config = (getConfig as () => WebpackConfig)();
  const { splitChunks, minimizer } = config.optimization;
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: resolve(entry) },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve.alias,
        'gatsby-production-app$': config.entry.app,
        [resolvePackage(partytownInBrowsers)]: false,
      },
    },
    module: {
      ...config.module,
      rules: [...config.module.rules, { test: modulesWithoutEffects, sideEffects: false }],
    },
    optimization: {
      ...config.optimization,
      // webpack's runtime comes with the application: its own file would be one request more.
      runtimeChunk: false,
      splitChunks: {
        ...splitChunks,
        cacheGroups: { ...splitChunks.cacheGroups, ...siteChunks },
      },
      minimizer: [modernMinifier, minimizer[1]],
    },
  });
};
