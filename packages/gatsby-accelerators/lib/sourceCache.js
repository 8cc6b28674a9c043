// @ts-check
const { createHash } = require('node:crypto');
const fs = require('node:fs');
const { createRequire } = require('node:module');
const { join } = require('node:path');
const { deserialize, serialize } = require('node:v8');

const bundleCache = '.cache/bundle-cache.json';
const queryCache = '.cache/query-cache';
/** Gatsby's virtual modules, with the templates in use; written before webpack runs. */
const virtualModules = '.cache/_this_is_virtual_fs_path_/$virtual';
/** Output of the two webpack runs, one file each. `gatsby develop` also writes the second file. */
const bundles = ['public/webpack.stats.json', '.cache/page-ssr/routes/render-page.js'];

/** Hash of all sources, set by the build script. Without it nothing is cached. */
const sourceHash = () => process.env.GATSBY_SOURCE_HASH;

const hashBundleSources = () => {
  const hash = createHash('sha256').update(`${sourceHash()} ${process.version}`);
  for (const file of fs.readdirSync(virtualModules))
    hash.update(fs.readFileSync(join(virtualModules, file)));
  return hash.digest('hex');
};
/** In microseconds, because Node restores no finer time with a cache from elsewhere. */
const bundleTimes = () =>
  bundles
    .map((file) => fs.statSync(file, { bigint: true, throwIfNoEntry: false })?.mtimeNs ?? 0n)
    .map((time) => time / 1000n)
    .join();

/** @type {{ key?: string, hash?: string, chunkHashes?: object, times?: string }} */
let build = {};

/** @type {import('./accelerator').Patch['replace']} */
const javascriptBundle = {
  buildProductionBundle: (bundle) => async (program, span) => {
    if (!sourceHash()) return bundle(program, span);
    const key = hashBundleSources();
    build = fs.existsSync(bundleCache) ? JSON.parse(fs.readFileSync(bundleCache, 'utf8')) : {};
    if (build.key === key && build.times === bundleTimes())
      return { stats: { hash: build.hash, hasWarnings: () => false }, close: async () => {} };
    // If this build fails, the bundles on disk do not match the cache record.
    fs.rmSync(bundleCache, { force: true });
    const compiled = await bundle(program, span);
    build = { key, hash: compiled.stats.hash };
    return compiled;
  },
};

/** @type {import('./accelerator').Patch['replace']} */
const htmlRenderer = {
  buildRenderer: (bundle) => async (program, stage, span) =>
    build.chunkHashes ? { close: async () => {} } : bundle(program, stage, span),
};

/** @type {import('./accelerator').Patch['replace']} */
const ssrChunkHashes = {
  getSSRChunkHashes: (getHashes) => (options) => {
    if (build.chunkHashes) return build.chunkHashes;
    const chunkHashes = getHashes(options);
    const record = { ...build, chunkHashes, times: bundleTimes() };
    if (build.key) fs.writeFileSync(bundleCache, JSON.stringify(record));
    return chunkHashes;
  },
};

/** Does not cache whether a template exports `getServerData`, `config` or `Head`. @type {import('./accelerator').Patch['replace']} */
const queryCompiler = {
  default: (compile) => async (options) => {
    if (!sourceHash()) return compile(options);
    const { store } = createRequire(join(process.cwd(), 'package.json'))('gatsby/dist/redux');
    // Queries are keyed by absolute paths.
    const key = `${sourceHash()} ${process.cwd()}`;
    const cached = fs.existsSync(queryCache) ? deserialize(fs.readFileSync(queryCache)) : {};
    if (cached.key === key) {
      store.dispatch({ type: 'SET_COMPONENTS_USING_PAGE_SLICES', payload: cached.slices });
      return cached.queries;
    }
    const queries = await compile(options);
    const slices = store.getState().componentsUsingSlices;
    // `compile` returns false after an error.
    if (queries) fs.writeFileSync(queryCache, serialize({ key, queries, slices }));
    return queries;
  },
};

/** Lets workers load before they end. One alone only renders: it needs no schema. @type {import('./accelerator').Patch['replace']} */
const workerPool = {
  create: (create) => () => {
    const pool = create();
    if (process.env.GATSBY_CPU_COUNT === '1') pool.all.buildSchema = () => [];
    const task = () => pool.workers.find((/** @type {any} */ one) => one.currentTask)?.currentTask;
    const end = async () => {
      while (task()) await Promise.allSettled([task().promise]);
      return Promise.all(Object.getPrototypeOf(pool).end.call(pool));
    };
    return Object.assign(pool, { end: () => [end()] });
  },
};

const file = 'gatsby/dist/commands/build.js';
const queryWatcher = 'gatsby/dist/query/query-watcher.js';
const initialize = 'gatsby/dist/services/initialize.js';

/** @type {import('./accelerator').Accelerator} */
const sourceCache = {
  name: 'source-cache',
  gain: '3.5 to 5.5 s of each build without changed sources',
  package: 'gatsby',
  versions: '5.16.x',
  patches: () => [
    { file, request: './build-javascript', replace: javascriptBundle },
    { file, request: './build-html', replace: htmlRenderer },
    { file, request: '../utils/webpack/get-ssr-chunk-hashes', replace: ssrChunkHashes },
    { file: queryWatcher, request: './query-compiler', replace: queryCompiler },
    { file: initialize, request: '../utils/worker/pool', replace: workerPool },
  ],
};

module.exports = { sourceCache };
