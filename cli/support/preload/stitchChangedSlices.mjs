// Loaded into Gatsby's processes before anything else. The header of a site is rendered again whenever its search files
// have new names, and comes out as it was. Gatsby would put it into every page of the site all the same, and every page
// would be finished and compressed again.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateHtmlPath } from 'gatsby-core-utils/page-html';
import { replaceModule } from './replaceModule.mjs';

const folder = 'public/_gatsby/slices';

const readSlices = () =>
  new Map(
    existsSync(folder)
      ? readdirSync(folder).map((name) => [
          name.slice(0, -'.html'.length),
          readFileSync(join(folder, name), 'utf8'),
        ])
      : [],
  );

const stitchChanged = ({ stitchSliceForAPage, ...others }) => {
  const before = readSlices();
  let unchanged;
  const isStitched = (html) => {
    unchanged ??= new Set(
      [...readSlices()].filter(([id, html]) => before.get(id) === html).map(([id]) => id),
    );
    // Where nothing has been put in yet, there are elements in place of comments.
    if (html.includes('<slice-start')) return false;
    const ids = [...html.matchAll(/<!-- slice-start id="([^"]+)" -->/g)].map(([, id]) => id);
    return ids.every((id) => unchanged.has(id));
  };
  return {
    ...others,
    stitchSliceForAPage: async (options) => {
      const html = await readFile(generateHtmlPath(options.publicDir, options.pagePath), 'utf8');
      if (!isStitched(html)) await stitchSliceForAPage(options);
    },
  };
};

const build = /gatsby[\\/]dist[\\/]commands[\\/]build-html\.js$/;
replaceModule(
  (request, asking) => request === '../utils/slices/stitching' && build.test(asking),
  stitchChanged,
);
