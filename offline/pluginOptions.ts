import { offlineFolder, workerScriptFile } from './files';

/**
 * The options of gatsby-plugin-offline. Rows of `runtimeCaching` replace the plugin's own by their place, so all four are
 * here: one that is left out would still be the plugin's, which keep data of any build and show it first.
 */
export const offlineOptions = {
  appendScript: workerScriptFile,
  // Their styles and fonts; `worker.js` keeps the pages themselves.
  precachePages: [`/${offlineFolder}/*`],
  debug: false,
  workboxConfig: {
    runtimeCaching: [
      // Names with a hash of what is in the file: see hosting/headers.ts.
      {
        urlPattern:
          /^https?:\/\/[^/]+\/.*(?:static\/|styles\/|-[0-9a-f]{20}\.js$|\.[0-9a-f]{20}\.css$)/,
        handler: 'CacheFirst',
      },
      // The receiver of the contact form is never answered from here.
      { urlPattern: /^https?:\/\/[^/]+\/.*api\//, handler: 'NetworkOnly' },
      // What has neither a hash nor a build: the icon.
      { urlPattern: /^https?:\/\/[^/]+\/[^?]*favicon\.svg$/, handler: 'NetworkFirst' },
      // In the place of the plugin's row for Google's fonts, which this site does not use.
      { urlPattern: /^https?:\/\/[^/]+\/[^?]*manifest\.webmanifest$/, handler: 'NetworkFirst' },
    ],
  },
};
