// Loaded into Gatsby's processes before anything else. Gatsby runs webpack twice in every build; where neither sources
// nor templates have changed, 2 to 4 seconds go by until it finds that out from its cache. Here the bundles of the last
// build are taken as they are where BUILD_SOURCES, a hash of all sources, is what it was then.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn, hashOf } from './hashFiles.mjs';
import { replaceModuleIn } from './replaceModule.mjs';

const noteFile = '.cache/kept-bundles.json';
const statsFile = 'public/webpack.stats.json';
/** What pages say of the build they are of, beside the scripts they load. */
const scriptsSlice = 'public/_gatsby/slices/_gatsby-scripts-1.html';
const renderers = '.cache/page-ssr/routes';
/** Which templates there are: Gatsby writes it before it runs webpack. */
const templates = '.cache/_this_is_virtual_fs_path_/$virtual';

const currentKey = () =>
  hashOf(
    process.env.BUILD_SOURCES,
    process.version,
    ...filesIn(templates).map((file) => readFileSync(file)),
  );

const outputs = () => {
  const { assetsByChunkName } = JSON.parse(readFileSync(statsFile, 'utf8'));
  const scripts = new Set(Object.values(assetsByChunkName).flat());
  return [
    ...filesIn(renderers),
    ...[...scripts].filter((name) => name.endsWith('.js')).map((name) => join('public', name)),
  ];
};

/** What was noted of the last build, where it still holds. */
const readNote = (key) => {
  if (!existsSync(noteFile)) return undefined;
  const note = JSON.parse(readFileSync(noteFile, 'utf8'));
  return note.key === key && note.files.every((file) => existsSync(file)) ? note : undefined;
};

const nothingBuilt = (hash) =>
  Promise.resolve({ stats: { hash, hasWarnings: () => false }, close: () => Promise.resolve() });

/** What this build is made of and how it names itself. */
let key;
let hash;
/** What was noted of the last build, where this one keeps its bundles. */
let kept;

const keepJavascript = ({ buildProductionBundle, ...others }) => ({
  ...others,
  buildProductionBundle: async (...args) => {
    key = currentKey();
    kept = readNote(key);
    if (kept) return nothingBuilt(kept.hash);
    const { stats, close } = await buildProductionBundle(...args);
    // Webpack's own hash depends on what was in its cache. The names of files hold hashes of their content.
    hash = hashOf(readFileSync(statsFile));
    const slice = readFileSync(scriptsSlice, 'utf8');
    writeFileSync(scriptsSlice, slice.replaceAll(stats.hash, hash));
    const says = {
      hasWarnings: () => stats.hasWarnings(),
      toJson: (...how) => stats.toJson(...how),
    };
    return { stats: { ...says, hash }, close };
  },
});

const keepRenderer = (loaded) => ({
  ...loaded,
  buildRenderer: (...args) => (kept ? nothingBuilt() : loaded.buildRenderer(...args)),
});

const keepChunkHashes = ({ getSSRChunkHashes, ...others }) => ({
  ...others,
  getSSRChunkHashes: (options) => {
    if (kept) return kept.chunkHashes;
    const chunkHashes = getSSRChunkHashes(options);
    mkdirSync(dirname(noteFile), { recursive: true });
    const note = { key, hash, chunkHashes, files: outputs() };
    writeFileSync(noteFile, JSON.stringify(note));
    return chunkHashes;
  },
});

if (process.env.BUILD_SOURCES) {
  const build = 'gatsby/dist/commands/build.js';
  replaceModuleIn(build, './build-javascript', keepJavascript);
  replaceModuleIn(build, './build-html', keepRenderer);
  replaceModuleIn(build, '../utils/webpack/get-ssr-chunk-hashes', keepChunkHashes);
}
