import type { PluginRef } from 'gatsby';
import { defaultDataLayer } from '../../src/features/tag-manager/defaultDataLayer';
import type { TagManagerSettings } from './readSettings';

/**
 * gatsby-plugin-google-tagmanager for `plugins` in gatsby-config; an empty list without a container, so that pages and bundles
 * contain nothing of it. Its route event is renamed, because src/features/tag-manager/trackPageView.ts pushes `gatsby-route-change`.
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
