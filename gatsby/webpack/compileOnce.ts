import type { CreateWebpackConfigArgs } from 'gatsby';

type Rule = { test?: unknown };
type WebpackConfig = { module: { rules: Rule[] } };

/** Of gatsby-plugin-typescript, which every Gatsby site has. */
const secondTest = String(/\.tsx?$/);

/**
 * Lets Babel compile TypeScript once: Gatsby's own rule for scripts does, and gatsby-plugin-typescript has another for the
 * same files, which has Babel compile what it has just compiled.
 */
export const compileOnce = ({ actions, getConfig }: CreateWebpackConfigArgs): void => {
  const config = (getConfig as () => WebpackConfig)();
  const rules = config.module.rules.filter(({ test }) => String(test) !== secondTest);
  actions.replaceWebpackConfig({ ...config, module: { ...config.module, rules } });
};
