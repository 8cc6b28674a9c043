import type { CreateWebpackConfigArgs } from 'gatsby';
import { isPreview } from '../settings/isPreview';
import { readSettings } from '../settings/readSettings';

/**
 * Defines settings for browser code at build time, so that code of disabled settings is removed from the bundles.
 */
export const defineSettings = ({ actions, plugins }: CreateWebpackConfigArgs): void => {
  const { tagManager, siteName, missEndpoint } = readSettings(process.env);
  // Gatsby types its plugins as any function.
  const define = plugins.define as (values: Readonly<Record<string, string>>) => object;
  actions.setWebpackConfig({
    plugins: [
      define({
        'process.env.GTM_ID': JSON.stringify(tagManager?.id ?? ''),
        'process.env.GTM_ORIGIN': JSON.stringify(tagManager?.origin ?? ''),
        'process.env.GATSBY_PREVIEW': JSON.stringify(isPreview() ? 'true' : ''),
        'process.env.PREVIEW_EDITORS': JSON.stringify(process.env.PREVIEW_EDITORS ?? ''),
        'process.env.SEARCH_MISS_ENDPOINT': JSON.stringify(isPreview() ? '' : missEndpoint),
        'process.env.SITE_NAME': JSON.stringify(siteName),
      }),
    ],
  });
};
