// Loaded into Gatsby's processes before anything else. The header of a site is rendered again whenever its search files
// have new names, and comes out as it was. Gatsby would put it into every page of the site all the same, and every page
// would be finished and compressed again.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { generateHtmlPath } from 'gatsby-core-utils/page-html';
import { replaceModuleIn } from './replaceModule.mjs';

const require = createRequire(import.meta.url);
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

/** Paths of pages whose HTML this build has made: slices are still to be put into it. */
const watchRendered = () => {
  const rendered = new Set();
  const { emitter } = require('gatsby/dist/redux');
  emitter.on('HTML_GENERATED', ({ payload }) => payload.forEach((path) => rendered.add(path)));
  return rendered;
};

const changedSince = (before) => {
  const now = readSlices();
  return new Set([...before.keys(), ...now.keys()].filter((id) => before.get(id) !== now.get(id)));
};

const stitchChanged = ({ stitchSliceForAPage, ...others }) => {
  const before = readSlices();
  const rendered = watchRendered();
  let changed;
  const isStitched = async ({ publicDir, pagePath }) => {
    if (rendered.has(pagePath)) return false;
    changed ??= changedSince(before);
    if (changed.size === 0) return true;
    const html = await readFile(generateHtmlPath(publicDir, pagePath), 'utf8');
    const ids = [...html.matchAll(/<!-- slice-start id="([^"]+)" -->/g)].map(([, id]) => id);
    return !ids.some((id) => changed.has(id));
  };
  return {
    ...others,
    stitchSliceForAPage: async (options) => {
      if (!(await isStitched(options))) await stitchSliceForAPage(options);
    },
  };
};

replaceModuleIn('gatsby/dist/commands/build-html.js', '../utils/slices/stitching', stitchChanged);
