import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { sourceCache } from '../../../../gatsby/accelerators/sourceCache';
import { runAccelerated } from './support/runAccelerated';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-cache-'));
  mkdirSync(join(folder, '.cache'));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/**
 * Compiles queries as the real query watcher does, with Gatsby's own compiler and store, in a process of its own. Without a
 * schema and templates the compiler finds no query; kept ones are told by not asking for the schema.
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
       console.log(queries instanceof Map, asked > 0 ? 'compiled' : 'kept');
       process.exit();
     });`,
    env,
    folder,
  );

it('keeps the queries of the real compiler while sources are the same', () => {
  expect(compileQueries({ BUILD_SOURCES: 'one' })).toMatch(/true compiled$/);
  expect(compileQueries({ BUILD_SOURCES: 'one' })).toMatch(/true kept$/);
  expect(compileQueries({ BUILD_SOURCES: 'two' })).toMatch(/true compiled$/);
});

it('keeps nothing where nobody says what the sources are, or with GATSBY_PATCHES=0', () => {
  expect(compileQueries({})).toMatch(/true compiled$/);
  expect(existsSync(join(folder, '.cache/kept-queries'))).toBe(false);
  compileQueries({ BUILD_SOURCES: 'one' });
  expect(compileQueries({ BUILD_SOURCES: 'one', GATSBY_PATCHES: '0' })).toMatch(/true compiled$/);
});

it.each(sourceCache.replacements.map(({ request, functions, file }) => [request, functions, file]))(
  'gives Gatsby its own %s',
  (request, functions, file) => {
    const said = (env: NodeJS.ProcessEnv): string =>
      runAccelerated(
        `console.log(String(requireIn('${file}', '${request}').${functions[0]})); process.exit();`,
        env,
      );
    expect(said({ BUILD_SOURCES: 'one' })).not.toBe(said({ GATSBY_PATCHES: '0' }));
  },
);
