import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { siteChunks } from './siteChunks';

/** Gatsby's settings of Terser avoid syntax that Internet Explorer did not know. swc needs a sixth of Terser's time. Four passes leave 100 bytes less than two. */
const modernMinifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // swc is multi-threaded itself.
  parallel: false,
  terserOptions: { ecma: 2020, compress: { passes: 4 }, mangle: true },
});

/** Packages whose modules only export; they do not say so to webpack, which would keep what nothing imports. */
const modulesWithoutEffects =
  /node_modules[\\/](?:@contentful[\\/]rich-text-[\w-]+|hoist-non-react-statics|react-is)[\\/]/;

/** Gatsby's internal Partytown plugin. It does nothing in production, but imports Partytown and `<Script>`. */
const partytownInBrowsers = 'gatsby/dist/internal-plugins/partytown/gatsby-browser.js';

/** Gatsby compiles this file with Parcel, which has no `require.resolve`. */
const resolvePackage = (file: string): string =>
  createRequire(resolve('package.json')).resolve(file);

/** Runs the modules that Gatsby's entry imports in separate tasks, then Gatsby's entry. */
const entry = 'src/entry.ts';

/**
 * Hexadecimal digits of the hashes in names. The script of every page lists those of all chunks, and compression does nothing for
 * them: webpack's 20 digits cost some 300 bytes more. They need to tell the versions of one file apart.
 */
const hashDigestLength = 8;

/** The parts of Gatsby's webpack configuration that are read or changed. */
type WebpackConfig = {
  entry: { app: string };
  output: object;
  resolve: { alias: object };
  module: { rules: readonly object[] };
  optimization: {
    runtimeChunk: unknown;
    splitChunks: { cacheGroups: Record<string, unknown> };
    /** For scripts, and for styles. */
    minimizer: readonly [object, object];
  };
};

/** Configures the chunks of browser code. docs/benchmarks.md lists their sizes; tests/build/budgets.test.ts limits them. */
export const configureBundles = ({ stage, actions, getConfig }: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript') return;
  const config = (getConfig as () => WebpackConfig)();
  const { splitChunks, minimizer } = config.optimization;
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: resolve(entry) },
    output: { ...config.output, hashDigestLength },
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
