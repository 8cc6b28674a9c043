import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { isOn } from './accelerate';
import { replacement, type Accelerator } from './accelerator';

const name = 'source-cache';
const bundlesFile = '.cache/kept-bundles.json';
const queriesFile = '.cache/kept-queries';
const statsFile = 'public/webpack.stats.json';
const renderers = '.cache/page-ssr/routes';
/** Which templates there are: Gatsby writes it before it runs webpack. */
const templates = '.cache/_this_is_virtual_fs_path_/$virtual';

/** A hash of all sources of the site, from whoever starts the build; without it nothing is kept. */
const sources = (): string | undefined => process.env.BUILD_SOURCES;

const filesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .sort()
    : [];

type Stats = { hash: string; hasWarnings: () => boolean };
type Compiled = { stats: Stats; close: () => Promise<void> };
type BundleNote = { key: string; hash: string; chunkHashes: unknown; files: string[] };

const bundlesKey = (): string => {
  const hash = createHash('sha256').update(`${sources()} ${process.version}`);
  for (const file of filesIn(templates)) hash.update(readFileSync(file));
  return hash.digest('hex');
};

/** Scripts and renderers of the build that has just been made. */
const bundles = (): string[] => {
  const { assetsByChunkName } = JSON.parse(readFileSync(statsFile, 'utf8')) as {
    assetsByChunkName: Record<string, string[]>;
  };
  const scripts = new Set(Object.values(assetsByChunkName).flat());
  return [
    ...filesIn(renderers),
    ...[...scripts].filter((file) => file.endsWith('.js')).map((file) => join('public', file)),
  ];
};

const readBundleNote = (key: string): BundleNote | undefined => {
  if (!existsSync(bundlesFile)) return undefined;
  const note = JSON.parse(readFileSync(bundlesFile, 'utf8')) as BundleNote;
  return note.key === key && note.files.every((file) => existsSync(file)) ? note : undefined;
};

const nothingBuilt = (hash: string): Promise<Compiled> =>
  Promise.resolve({ stats: { hash, hasWarnings: () => false }, close: () => Promise.resolve() });

/** What the bundles of this build are made of, their hash, and the note of the last build where they are kept. */
let build: { key: string; hash: string; kept?: BundleNote } | undefined;

type Javascript = { buildProductionBundle: (...args: unknown[]) => Promise<Compiled> };
type Renderer = { buildRenderer: (...args: unknown[]) => Promise<Compiled> };
type ChunkHashes = { getSSRChunkHashes: (options: unknown) => unknown };

const keepBundles = [
  replacement<Javascript>({
    file: 'gatsby/dist/commands/build.js',
    request: './build-javascript',
    functions: ['buildProductionBundle'],
    replace: ({ buildProductionBundle }) => ({
      buildProductionBundle: async (...args) => {
        if (!sources()) return buildProductionBundle(...args);
        const key = bundlesKey();
        const kept = readBundleNote(key);
        const compiled = await (kept ? nothingBuilt(kept.hash) : buildProductionBundle(...args));
        build = { key, hash: compiled.stats.hash, kept };
        return compiled;
      },
    }),
  }),
  replacement<Renderer>({
    file: 'gatsby/dist/commands/build.js',
    request: './build-html',
    functions: ['buildRenderer'],
    replace: ({ buildRenderer }) => ({
      buildRenderer: (...args) => (build?.kept ? nothingBuilt('') : buildRenderer(...args)),
    }),
  }),
  replacement<ChunkHashes>({
    file: 'gatsby/dist/commands/build.js',
    request: '../utils/webpack/get-ssr-chunk-hashes',
    functions: ['getSSRChunkHashes'],
    replace: ({ getSSRChunkHashes }) => ({
      getSSRChunkHashes: (options) => {
        if (build?.kept) return build.kept.chunkHashes;
        const chunkHashes = getSSRChunkHashes(options);
        if (build) {
          mkdirSync(dirname(bundlesFile), { recursive: true });
          const { key, hash } = build;
          const note: BundleNote = { key, hash, chunkHashes, files: bundles() };
          writeFileSync(bundlesFile, JSON.stringify(note));
        }
        return chunkHashes;
      },
    }),
  }),
];

type Store = {
  dispatch: (action: { type: string; payload: unknown }) => void;
  getState: () => { componentsUsingSlices: unknown };
};
type QueryNote = { key: string; queries: unknown; slices: unknown };
type QueryCompiler = { default: (...args: unknown[]) => Promise<unknown> };

/** Queries are named by the whole paths of their files. */
const queriesKey = (): string => `${sources()} ${process.cwd()}`;

const readQueryNote = (): QueryNote | undefined => {
  if (!sources() || !existsSync(queriesFile)) return undefined;
  const note = deserialize(readFileSync(queriesFile)) as QueryNote;
  return note.key === queriesKey() ? note : undefined;
};

// Gatsby notes getServerData, config and Head of templates besides, which is not kept: for sites without them.
const keepQueries = replacement<QueryCompiler>({
  file: 'gatsby/dist/query/query-watcher.js',
  request: './query-compiler',
  functions: ['default'],
  replace: ({ default: compile }) => ({
    default: async (...args) => {
      if (!sources()) return compile(...args);
      const require = createRequire(join(process.cwd(), 'package.json'));
      const { store } = require('gatsby/dist/redux') as { store: Store };
      const note = readQueryNote();
      if (note) {
        store.dispatch({ type: 'SET_COMPONENTS_USING_PAGE_SLICES', payload: note.slices });
        return note.queries;
      }
      const queries = await compile(...args);
      const slices = store.getState().componentsUsingSlices;
      writeFileSync(queriesFile, serialize({ key: queriesKey(), queries, slices }));
      return queries;
    },
  }),
});

export const sourceCache: Accelerator = {
  name,
  buys: '3.5 to 5.5 s of each build without new sources, which webpack and the reading of queries take to find that out; 8 of 25 s of a first build, in which webpack looks for all that its loaders are made of',
  package: 'gatsby',
  versions: '5.16.x',
  replacements: [...keepBundles, keepQueries],
};

type Compilation = { buildDependencies: Set<string> };
type Compiler = {
  hooks: { afterEmit: { tap: (name: string, then: (of: Compilation) => void) => void } };
};
type WebpackConfig = { cache?: unknown; plugins: { apply: (compiler: Compiler) => void }[] };

const forgetBuildDependencies = {
  apply: ({ hooks }: Compiler): void =>
    hooks.afterEmit.tap(name, ({ buildDependencies }) => buildDependencies.clear()),
};

/**
 * Lets webpack's cache hold as long as its configuration is the same.
 *
 * @param version a hash of all that the configuration is made of.
 */
export const cacheWebpackBy = (
  version: () => string,
  { actions, getConfig }: Pick<CreateWebpackConfigArgs, 'actions' | 'getConfig'>,
): void => {
  const config = (getConfig as () => WebpackConfig)();
  if (!isOn(name) || typeof config.cache !== 'object') return;
  actions.replaceWebpackConfig({
    ...config,
    cache: { ...config.cache, version: version(), buildDependencies: { defaultWebpack: [] } },
    plugins: [...config.plugins, forgetBuildDependencies],
  });
};
