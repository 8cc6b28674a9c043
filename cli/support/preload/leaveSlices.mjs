// Loaded into Gatsby's processes before anything else. Gatsby would read and write every page once more to put header, footer
// and scripts into it, also where these came out as they were. Finishing pages does it (hosting/html/stitchSlices.ts); here
// only the page that gatsby-plugin-offline reads gets them.
import { replaceModuleIn } from './replaceModule.mjs';

const offlineShell = '/offline-plugin-app-shell-fallback/';

replaceModuleIn('gatsby/dist/commands/build-html.js', '../utils/slices/stitching', (loaded) => ({
  ...loaded,
  stitchSliceForAPage: async (page) => {
    if (page.pagePath === offlineShell) await loaded.stitchSliceForAPage(page);
  },
}));
