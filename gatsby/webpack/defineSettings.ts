import type { CreateWebpackConfigArgs } from 'gatsby';
import { readSettings } from '../settings/readSettings';

/**
 * Writes the settings that browser code depends on into it, so that what belongs to a setting that is off is left out of
 * the bundles.
 */
export const defineSettings = ({ actions, plugins }: CreateWebpackConfigArgs): void => {
  const { tagManager } = readSettings(process.env);
  // Gatsby types its plugins as any function.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [define({ 'process.env.GTM_ID': JSON.stringify(tagManager?.id ?? '') })],
  });
};
