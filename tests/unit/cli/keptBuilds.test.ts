import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What Gatsby does in a build, as far as it is kept, in files of the same names; each part writes down that it ran. */
const gatsby = {
  'utils/parcel/compile-gatsby-files.js': `
    exports.compileGatsbyFiles = async () => {
      say('compiled');
      require('fs').mkdirSync('.cache/compiled', { recursive: true });
      require('fs').writeFileSync('.cache/compiled/gatsby-node.js', process.env.SOURCE);
    };`,
  'services/initialize.js': `
    exports.run = () => require('../utils/parcel/compile-gatsby-files').compileGatsbyFiles();`,
  'redux.js': `
    const state = { componentsUsingSlices: new Map() };
    exports.store = {
      getState: () => state,
      dispatch: ({ payload }) => { state.componentsUsingSlices = payload; },
    };`,
  'query/query-compiler.js': `
    exports.parseQueries = async () => { say('parsed'); return ['parsed']; };
    exports.default = async () => {
      say('extracted');
      require('../redux').store.dispatch({ payload: new Map([['Page.tsx', { header: {} }]]) });
      return new Map([['Page.tsx', { name: 'Page', text: process.env.SOURCE }]]);
    };`,
  'query/query-watcher.js': `
    exports.run = async () => (await require('./query-compiler').default()).get('Page.tsx').text;`,
  'utils/graphql-typegen/ts-codegen.js': `
    exports.writeTypeScriptTypes = async () => {
      say('typed');
      require('fs').mkdirSync('src', { recursive: true });
      require('fs').writeFileSync('src/gatsby-types.d.ts', '');
    };`,
  'commands/build.js': `
    const { writeTypeScriptTypes } = require('../utils/graphql-typegen/ts-codegen');
    global.say = (what) => console.log(what);
    (async () => {
      await require('../services/initialize').run();
      await require('gatsby/dist/query/query-compiler').parseQueries();
      say('query ' + await require('../query/query-watcher').run());
      say('slices ' + [...require('../redux').store.getState().componentsUsingSlices.keys()]);
      await writeTypeScriptTypes();
    })();`,
};

const preloads = resolve('cli/support/preload');
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kept-'));
  for (const [name, source] of Object.entries(gatsby)) {
    const file = join(folder, 'node_modules/gatsby/dist', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, source);
  }
  mkdirSync(join(folder, '.cache'));
  // Where the modules of the preloads look for packages.
  for (const name of ['keepCompiled', 'keepQueries', 'hashFiles', 'replaceModule']) {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, readFileSync(join(preloads, `${name}.mjs`)));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds; what it did, in order. */
const build = (source: string, env: NodeJS.ProcessEnv = { BUILD_SOURCES: source }): string[] =>
  execFileSync(
    process.execPath,
    [
      ...['keepCompiled', 'keepQueries'].flatMap((name) => [
        '--import',
        pathToFileURL(join(folder, `${name}.mjs`)).href,
      ]),
      join(folder, 'node_modules/gatsby/dist/commands/build.js'),
    ],
    { cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, SOURCE: source, ...env } },
  )
    .trim()
    .split('\n');

const whole = (source: string): string[] => [
  'compiled',
  'parsed',
  'extracted',
  `query ${source}`,
  'slices Page.tsx',
  'typed',
];
const kept = (source: string): string[] => [`query ${source}`, 'slices Page.tsx'];

it('takes what the last build compiled, its queries and their types, where sources are the same', () => {
  expect(build('one')).toEqual(whole('one'));
  expect(build('one')).toEqual(kept('one'));
  expect(build('two')).toEqual(whole('two'));
  expect(build('two')).toEqual(kept('two'));
});

it('does all of it where nothing says what the sources are', () => {
  const env = {};
  expect(build('one', env)).toEqual(whole('one'));
  expect(build('one', env)).toEqual(whole('one'));
});

it('compiles anew what something else has compiled since', () => {
  build('one');
  writeFileSync(join(folder, '.cache/compiled/gatsby-node.js'), 'of gatsby develop');
  expect(build('one')).toEqual(['compiled', ...kept('one')]);
});

it('reads queries anew where their types are gone, or the cache is', () => {
  build('one');
  rmSync(join(folder, 'src/gatsby-types.d.ts'));
  expect(build('one')).toEqual(whole('one').slice(1));
  rmSync(join(folder, '.cache'), { recursive: true });
  mkdirSync(join(folder, '.cache'));
  expect(build('one')).toEqual(whole('one'));
  expect(existsSync(join(folder, '.cache/kept-queries'))).toBe(true);
});
