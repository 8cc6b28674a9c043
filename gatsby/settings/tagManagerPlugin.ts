import type { PluginRef } from 'gatsby';
import { defaultDataLayer } from '../../src/features/tag-manager/defaultDataLayer';
import type { TagManagerSettings } from './readSettings';

/**
 * gatsby-plugin-google-tagmanager for `plugins` in gatsby-config; an empty list without a container, so that no byte of it
 * is in pages or bundles. Its route event has a name of its own: `gatsby-route-change` is ours (src/features/tag-manager/trackPageView.ts).
 */
export const tagManagerPlugin = (tagManager: TagManagerSettings | undefined): PluginRef[] => {
  if (!tagManager) return [];
  const { id, environment, origin, path } = tagManager;
  return [
    {
      resolve: 'gatsby-plugin-google-tagmanager',
      options: {
        id,
        ...(environment && { gtmAuth: environment.auth, gtmPreview: environment.preview }),
        ...(origin && { selfHostedOrigin: origin }),
        ...(path && { selfHostedPath: path }),
        defaultDataLayer,
        enableWebVitalsTracking: true,
        routeChangeEventName: 'gatsby-plugin-route-change',
      },
    },
  ];
};
