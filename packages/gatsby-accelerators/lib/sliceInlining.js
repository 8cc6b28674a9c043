// @ts-check

/** gatsby-plugin-offline reads this page before the `onPostBuild` of the site runs. */
const appShell = '/offline-plugin-app-shell-fallback/';

/**
 * Disables Gatsby's slice inlining, which reads and writes every page again, also if the HTML of its slices is unchanged.
 * The site must inline slices in `onPostBuild`, where it reads all pages anyway.
 *
 * @type {import('./accelerator').Accelerator}
 */
const sliceInlining = {
  name: 'slice-inlining',
  gain: '4 s of a cold build of 10,000 pages, 30 s of a build after an edit of a slice that all pages have',
  package: 'gatsby',
  versions: '5.16.x',
  patches: () => [
    {
      file: 'gatsby/dist/commands/build-html.js',
      request: '../utils/slices/stitching',
      replace: {
        stitchSliceForAPage: (stitch) => async (page) =>
          page.pagePath === appShell ? stitch(page) : undefined,
      },
    },
  ],
};

module.exports = { sliceInlining };
