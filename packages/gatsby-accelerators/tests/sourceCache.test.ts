import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import type { Patch } from '../lib/accelerator';
import { sourceCache } from '../lib/sourceCache';
import { runAccelerated } from './support/runAccelerated';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-cache-'));
  mkdirSync(join(folder, '.cache'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Compiles queries in a child process, through Gatsby's query watcher, compiler and store. Detects a cache hit by whether
 * the compiler reads the schema.
 */
const compileQueries = (env: NodeJS.ProcessEnv): string =>
  runAccelerated(
    `const { store } = requireIn('gatsby/dist/query/query-watcher.js', '../redux');
     const { GraphQLSchema, GraphQLObjectType, GraphQLString } = requireIn('gatsby/dist/query/query-compiler.js', 'graphql');
     const fields = { title: { type: GraphQLString } };
     const schema = new GraphQLSchema({ query: new GraphQLObjectType({ name: 'Query', fields }) });
     let asked = 0;
     const state = store.getState();
     store.getState = () => ({
       ...state,
       program: { directory: process.cwd() },
       get schema() { asked += 1; return schema; },
     });
     requireIn('gatsby/dist/query/query-watcher.js', './query-compiler').default().then((queries) => {
       console.log(queries instanceof Map, asked > 0 ? 'compiled' : 'cached');
       process.exit();
     });`,
    env,
    folder,
  );

it('caches queries while the source hash is the same', () => {
  expect(compileQueries({ GATSBY_SOURCE_HASH: 'one' })).toMatch(/true compiled$/);
  expect(compileQueries({ GATSBY_SOURCE_HASH: 'one' })).toMatch(/true cached$/);
  expect(compileQueries({ GATSBY_SOURCE_HASH: 'two' })).toMatch(/true compiled$/);
});

it('caches nothing without a source hash or with GATSBY_PATCHES=0', () => {
  expect(compileQueries({})).toMatch(/true compiled$/);
  expect(existsSync(join(folder, '.cache/query-cache'))).toBe(false);
  compileQueries({ GATSBY_SOURCE_HASH: 'one' });
  expect(compileQueries({ GATSBY_SOURCE_HASH: 'one', GATSBY_PATCHES: '0' })).toMatch(
    /true compiled$/,
  );
});

it.each(sourceCache.patches({}).map(({ request, replace, file }) => [request, replace, file]))(
  'replaces the functions of %s',
  (request, replace, file) => {
    const [name] = Object.keys(replace);
    const sourceOf = (env: NodeJS.ProcessEnv): string =>
      runAccelerated(
        `console.log(String(requireIn('${file}', '${request}').${name})); process.exit();`,
        env,
      );
    expect(sourceOf({})).not.toBe(sourceOf({ GATSBY_PATCHES: '0' }));
  },
);

describe('the bundle cache', () => {
  const root = process.cwd();
  beforeEach(() => {
    process.chdir(folder);
    write('.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js', 'templates');
  });
  afterEach(() => {
    process.chdir(root);
    delete process.env.GATSBY_SOURCE_HASH;
  });

  const write = (file: string, text: string): void => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  };

  type Compiled = { stats?: { hash: string }; close: () => Promise<void> };
  /** Calls the patched functions as `gatsby build` does, with mocks of webpack. Returns the executed steps and the hashes. */
  const build = async (sources: string, { isStopped = false } = {}): Promise<string> => {
    process.env.GATSBY_SOURCE_HASH = sources;
    const ran: string[] = [];
    const run = (step: string, file: string) => (): Promise<Compiled> => {
      ran.push(step);
      write(file, `${step} of ${sources}`);
      return Promise.resolve({ stats: { hash: sources }, close: () => Promise.resolve() });
    };
    let patches: Patch[] = [];
    jest.isolateModules(() => {
      patches = jest
        .requireActual<{ sourceCache: typeof sourceCache }>('../lib/sourceCache')
        .sourceCache.patches({});
    });
    const call = (name: string, original: () => unknown): unknown =>
      patches.find(({ replace }) => name in replace)?.replace[name]?.(original, {})();
    const { stats } = (await call(
      'buildProductionBundle',
      run('javascript', 'public/webpack.stats.json'),
    )) as Compiled;
    if (isStopped) return '';
    await call('buildRenderer', run('html', '.cache/page-ssr/routes/render-page.js'));
    const hashes = call('getSSRChunkHashes', () => ({ renderPageHash: sources }));
    return `${ran.join()}: ${stats?.hash} ${JSON.stringify(hashes)}`;
  };

  const built = (sources: string) => `javascript,html: ${sources} {"renderPageHash":"${sources}"}`;
  const cached = (sources: string) => `: ${sources} {"renderPageHash":"${sources}"}`;

  it('skips both webpack runs while the source hash is the same', async () => {
    expect(await build('one')).toBe(built('one'));
    expect(await build('one')).toBe(cached('one'));
    expect(await build('two')).toBe(built('two'));
    expect(await build('two')).toBe(cached('two'));
  });

  it('skips nothing without a source hash', async () => {
    await build('');
    expect(await build('')).toBe(built(''));
  });

  it('skips nothing if pages use other templates', async () => {
    await build('one');
    write('.cache/_this_is_virtual_fs_path_/$virtual/async-requires.js', 'other templates');
    expect(await build('one')).toBe(built('one'));
  });

  it('skips nothing if another command has written the renderer', async () => {
    await build('one');
    utimesSync(join(folder, '.cache/page-ssr/routes/render-page.js'), 1, 1);
    expect(await build('one')).toBe(built('one'));
  });

  it('skips nothing after an incomplete build of other sources', async () => {
    await build('one');
    await build('two', { isStopped: true });
    expect(await build('one')).toBe(built('one'));
  });
});
