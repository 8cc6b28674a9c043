import type { CreateWebpackConfigArgs } from 'gatsby';

type Rule = { test?: unknown };
type WebpackConfig = { module: { rules: Rule[] } };

/** Of gatsby-plugin-typescript, which every Gatsby site has. */
const secondTest = String(/\.tsx?$/);

/**
 * Removes the webpack rule of gatsby-plugin-typescript: Gatsby's own rule compiles TypeScript with Babel already, so both
 * together run Babel twice.
 */
export const compileOnce = ({ actions, getConfig }: CreateWebpackConfigArgs): void => {
  const config = (getConfig as () => WebpackConfig)();
  const rules = config.module.rules.filter(({ test }) => String(test) !== secondTest);
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules } });
};
