import type { CreateWebpackConfigArgs } from 'gatsby';
import { hashFiles } from '../../hosting/files/hashFiles';

/** What webpack's configuration is made of: the versions of all packages, and our own part. */
const sources = [
  'package-lock.json',
  'package.json',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'babel.config.mjs',
  'gatsby/hooks/onCreateWebpackConfig.ts',
  'gatsby/webpack',
];

type Compilation = { buildDependencies: Set<string> };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, then: (of: Compilation) => void) => void } };
};
type WebpackConfig = { cache?: unknown; plugins: { apply: (compiler: Compiler) => void }[] };

const skipBuildDependencies = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap('skip-build-dependencies', ({ buildDependencies }) =>
      buildDependencies.clear(),
    ),
};

/**
 * Keeps webpack's cache while these sources are unchanged. By default webpack resolves all files of its loaders to
 * detect that: 8 of 25 s of a cold build.
 */
export const cacheConfig = ({
  actions,
  getConfig,
}: Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig'>): void => {
  const config = (getConfig as () => WebpackConfig)();
  if (typeof config.cache !== 'object') return;
  actions.replaceWebpackConfig({
    ...config,
    cache: {
      ...config.cache,
      version: hashFiles(sources),
      buildDependencies: { defaultWebpack: [] },
    },
    plugins: [...config.plugins, skipBuildDependencies],
  });
};
