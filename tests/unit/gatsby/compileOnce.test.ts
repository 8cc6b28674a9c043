import { createRequire } from 'node:module';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { compileOnce } from '~/gatsby/webpack/compileOnce';

// Gatsby brings it.
const ofPlugin = createRequire(require.resolve('gatsby/package.json'))(
  'gatsby-plugin-typescript/gatsby-node',
) as { onCreateWebpackConfig: (args: CreateWebpackConfigArgs) => void };

type Config = { module: { rules: unknown[] } };

it('leaves the rule for scripts that Gatsby has, and not that of gatsby-plugin-typescript', () => {
  const ofGatsby = { test: /\.(js|mjs|jsx|ts|tsx)$/ };
  const ofPictures = { test: /\.(ico|svg)$/ };
  let config: Config = { module: { rules: [ofGatsby, ofPictures] } };
  const args = {
    loaders: { js: () => ({}) },
    getConfig: () => config,
    actions: {
      setWebpackConfig: ({ module }: Config) => {
        config = { module: { rules: [...config.module.rules, ...module.rules] } };
      },
      replaceWebpackConfig: (replaced: Config) => {
        config = replaced;
      },
    },
  } as unknown as CreateWebpackConfigArgs;
  ofPlugin.onCreateWebpackConfig(args);
  expect(config.module.rules).toHaveLength(3);
  compileOnce(args);
  expect(config.module.rules).toEqual([ofGatsby, ofPictures]);
});
