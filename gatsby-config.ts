import type { GatsbyConfig } from 'gatsby';
import { loadEnvironment } from './gatsby/settings/loadEnvironment';
import { readSettings } from './gatsby/settings/readSettings';
import { tagManagerPlugin } from './gatsby/settings/tagManagerPlugin';
import { offlineOptions } from './offline/pluginOptions';
import { refetchLinking } from './plugins/contentful-consistency/refetchLinking';

loadEnvironment();
const settings = readSettings(process.env);

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.siteUrl, contactEndpoint: settings.contactEndpoint },
  trailingSlash: 'never',
  jsxRuntime: 'automatic',
  ...(settings.pathPrefix && { pathPrefix: settings.pathPrefix }),
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    'gatsby-plugin-typescript',
    'contentful-consistency',
    {
      resolve: 'gatsby-source-contentful',
      options: {
        spaceId: settings.spaceId,
        environment: settings.environment,
        accessToken: settings.accessToken,
        host: settings.host,
        useNameForId: false,
        contentfulClientConfig: { adapter: refetchLinking(settings) },
      },
    },
    'gatsby-plugin-image',
    // By default it adds source maps to styles, in production too.
    {
      resolve: 'gatsby-plugin-emotion',
      options: { sourceMap: process.env.NODE_ENV !== 'production' },
    },
    'gatsby-plugin-react-helmet',
    ...tagManagerPlugin(settings.tagManager),
    // Before gatsby-plugin-offline, which reads the post-processed pages.
    'html-post-processing',
    { resolve: 'gatsby-plugin-offline', options: offlineOptions },
  ],
};

export default config;
