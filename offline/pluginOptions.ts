import { offlineFolder, workerScriptFile } from './files';

/**
 * The options of gatsby-plugin-offline. It merges `runtimeCaching` by index, so all four rows are overridden: its defaults
 * are stale-while-revalidate for data, across builds.
 */
export const offlineOptions = {
  appendScript: workerScriptFile,
  // Precaches the styles and fonts of these pages; `worker.js` precaches the pages.
  precachePages: [`/${offlineFolder}/*`],
  debug: false,
  workboxConfig: {
    // `worker.js` claims pages.
    clientsClaim: false,
    runtimeCaching: [
      // Files with a content hash in the name: see hosting/headers.ts.
      {
        urlPattern:
          /^https?:\/\/[^/]+\/.*(?:static\/|styles\/|-[0-9a-f]{8,}\.js$|\.[0-9a-f]{8,}\.css$)/,
        handler: 'CacheFirst',
      },
      // The contact form.
      { urlPattern: /^https?:\/\/[^/]+\/.*api\//, handler: 'NetworkOnly' },
      // The icon, which has no hash and belongs to no build.
      { urlPattern: /^https?:\/\/[^/]+\/[^?]*favicon\.svg$/, handler: 'NetworkFirst' },
      // Overrides the plugin's row for Google Fonts, which this site does not use.
      { urlPattern: /^https?:\/\/[^/]+\/[^?]*manifest\.webmanifest$/, handler: 'NetworkFirst' },
    ],
  },
};
