import { resolve } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';

/** `~/` is the root of the project, as in tsconfig.json and jest.config.mjs. Parcel, which compiles gatsby-node, has the same rule. */
export const defineAliases = ({ actions }: CreateWebpackConfigArgs): void => {
  actions.setWebpackConfig({ resolve: { alias: { '~': resolve() } } });
};
