import { replacement, type Accelerator } from './accelerator';

type Page = { pagePath: string; publicDir?: string };
type Stitching = { stitchSliceForAPage: (page: Page) => Promise<void> };

/** gatsby-plugin-offline reads it before the site's `onPostBuild`. */
const offlineShell = '/offline-plugin-app-shell-fallback/';

/**
 * Gatsby reads and writes every page once more to put its slices into it, although they came out as they were. The site's
 * `onPostBuild`, which reads pages anyway, must do it in its place.
 */
export const inlineSlicesLater: Accelerator = {
  name: 'inline-slices-later',
  buys: '4 s of a first build of 10,000 pages, 30 s of one after an edit of a header',
  package: 'gatsby',
  versions: '5.16.x',
  replacements: [
    replacement<Stitching>({
      file: 'gatsby/dist/commands/build-html.js',
      request: '../utils/slices/stitching',
      functions: ['stitchSliceForAPage'],
      replace: ({ stitchSliceForAPage }) => ({
        stitchSliceForAPage: async (page) => {
          if (page.pagePath === offlineShell) await stitchSliceForAPage(page);
        },
      }),
    }),
  ],
};
