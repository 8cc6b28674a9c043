import type { CreateWebpackConfigArgs } from 'gatsby';
import { hashFiles } from '../../hosting/files/hashFiles';

/** What webpack's configuration is made of: the versions of all packages, and our own part. */
const sources = [
  'package-lock.json',
  'package.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'babel.config.mjs',
  'gatsby/webpack',
  'gatsby/bundle',
];

type Compilation = { buildDependencies: Set<string> };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, then: (of: Compilation) => void) => void } };
};
type WebpackConfig = { cache?: unknown; plugins: { apply: (compiler: Compiler) => void }[] };

const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('cacheBySources', ({ buildDependencies }) => buildDependencies.clear()),
};

/**
 * Lets webpack's cache hold as long as the sources of its configuration are the same. Webpack would look for all that its
 * loaders are made of, thousands of files of packages, which takes it 8 of the 30 seconds of a first build.
 */
export const cacheBySources = ({ actions, getConfig }: CreateWebpackConfigArgs): void => {
  const config = (getConfig as () => WebpackConfig)();
  if (typeof config.cache !== 'object') return;
  actions.replaceWebpackConfig({
    ...config,
    cache: {
      ...config.cache,
      version: hashFiles(sources),
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...config.plugins, forgetBuildDependencies],
  });
};
