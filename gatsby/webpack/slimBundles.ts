import { resolve } from 'node:path';
import { transformSync } from 'esbuild';
import type { CreateWebpackConfigArgs } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import { siteChunk } from './siteChunk';

const standIn = (name: string): string => resolve('src/stand-ins', name);

/**
 * Packages that pages use in full while they are rendered, and of which a browser needs a part. The stand-ins say what
 * they leave out; `tests/unit/stand-ins` holds them to the packages and the sources to what they can do.
 */
const packages = {
  react$: standIn('react.ts'),
  'react-dom$': 'preact/compat',
  'react-dom/client$': standIn('reactDomClient.ts'),
  'react/jsx-runtime$': 'preact/compat/jsx-runtime',
  // Gatsby's own, for the stand-in that loads it later.
  'gatsby-service-worker$': resolve('.cache/register-service-worker.js'),
  '@emotion/is-prop-valid$': standIn('isPropValid.ts'),
  'prop-types$': standIn('propTypes.ts'),
  'react-helmet$': standIn('helmet.tsx'),
  'hoist-non-react-statics$': standIn('hoistStatics.ts'),
  '@contentful/rich-text-types$': standIn('richTextTypes.ts'),
  // The same renderer without its own copy of rich-text-types.
  '@contentful/rich-text-react-renderer$': '@contentful/rich-text-react-renderer/dist/lib/index.js',
} as const;

/** Parts of Gatsby's runtime that this website does not use and that it loads with every page all the same. */
const unusedParts = [/partytown[\\/]gatsby-browser/, /head-export-handler-for-browser$/];

/** Gatsby's is for browsers of 2009. Swc takes a sixth of the time of Terser, and leaves a hundredth less. */
const modernMinifier = new TerserPlugin({
  minify: TerserPlugin.swcMinify,
  // It has threads of its own.
  parallel: false,
  terserOptions: { ecma: 2020, compress: { passes: 2 }, mangle: true },
});

/** For the few rules of a style sheet: Gatsby starts a thread that loads all of cssnano. */
const lightCssMinifier = {
  parallel: false,
  minify: (named: Readonly<Record<string, string>>): { code: string } =>
    transformSync(Object.values(named).join(''), { loader: 'css', minify: true }),
};

/** Keeps the scripts of the built site small: measured in docs/benchmarks.md, held by tests/build/budgets.test.ts. */
export const slimBundles = ({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): void => {
  if (stage !== 'build-javascript') return;
  const replaceModule = plugins.normalModuleReplacement as (from: RegExp, to: string) => object;
  actions.setWebpackConfig({
    plugins: [
      ...unusedParts.map((part) => replaceModule(part, standIn('unusedPart.ts'))),
      replaceModule(/^\.\/register-service-worker$/, standIn('registerServiceWorker.ts')),
    ],
  });
  const config = (getConfig as () => WebpackConfig)();
  // Browsers of the browserslist in package.json know the syntax of 2020, so webpack's own code need not avoid it.
  config.target = ['web', 'es2020'];
  // The first alias that fits counts, and Gatsby has some of React already.
  config.resolve.alias = { ...packages, ...config.resolve.alias };
  const {
    splitChunks,
    minimizer: [, cssMinifier],
  } = config.optimization;
  Object.assign(cssMinifier.options, lightCssMinifier);
  config.optimization = {
    ...config.optimization,
    // A visit asks for the application and one template, rather than for its own runtime and what few templates share:
    // on a slow line each further file costs more than the few bytes that come twice.
    runtimeChunk: false,
    splitChunks: {
      ...splitChunks,
      cacheGroups: { ...splitChunks.cacheGroups, site: siteChunk, shared: false },
    },
    minimizer: [modernMinifier, cssMinifier],
  };
  actions.replaceWebpackConfig(config);
};

/** What is read and changed of Gatsby's webpack configuration. */
type WebpackConfig = {
  resolve: { alias: Record<string, unknown> };
  target: string[];
  optimization: {
    runtimeChunk: unknown;
    splitChunks: { cacheGroups: Record<string, unknown> };
    /** For scripts, and for styles. */
    minimizer: readonly [object, { options: object }];
  };
};
