import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeFakePackages, preloadsFolder, runFake } from './support/fakeGatsby';

/** What Gatsby does in a build, as far as it is kept, in files of the same names; each part writes down that it ran. */
const gatsby = {
  'gatsby/dist/redux.js': `
    const state = { componentsUsingSlices: new Map() };
    exports.store = {
      getState: () => state,
      dispatch: ({ payload }) => { state.componentsUsingSlices = payload; },
    };`,
  'gatsby/dist/query/query-compiler.js': `
    exports.parseQueries = async () => { say('parsed'); return ['parsed']; };
    exports.default = async () => {
      say('extracted');
      require('../redux').store.dispatch({ payload: new Map([['Page.tsx', { header: {} }]]) });
      return new Map([['Page.tsx', { name: 'Page', text: process.env.SOURCE }]]);
    };`,
  'gatsby/dist/query/query-watcher.js': `
    exports.run = async () => (await require('./query-compiler').default()).get('Page.tsx').text;`,
  'gatsby/dist/commands/build.js': `
    global.say = (what) => console.log(what);
    (async () => {
      await require('gatsby/dist/query/query-compiler').parseQueries();
      say('query ' + await require('../query/query-watcher').run());
      say('slices ' + [...require('../redux').store.getState().componentsUsingSlices.keys()]);
    })();`,
};

let folder = '';

beforeEach(() => {
  folder = makeFakePackages(gatsby);
  mkdirSync(join(folder, '.cache'));
  // Where the modules of the preloads look for packages.
  for (const name of ['keepQueries', 'hashFiles', 'replaceModule']) {
    const file = join(folder, `${name}.mjs`);
    writeFileSync(file, readFileSync(join(preloadsFolder, `${name}.mjs`)));
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds; what it did, in order. */
const build = (source: string, env: NodeJS.ProcessEnv = { BUILD_SOURCES: source }): string[] =>
  runFake(folder, 'gatsby/dist/commands/build.js', join(folder, 'keepQueries.mjs'), {
    SOURCE: source,
    ...env,
  });

const whole = (source: string): string[] => [
  'parsed',
  'extracted',
  `query ${source}`,
  'slices Page.tsx',
];
const kept = (source: string): string[] => [`query ${source}`, 'slices Page.tsx'];

it('takes the queries of the last build where sources are the same', () => {
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

it('reads queries anew where the cache is gone', () => {
  build('one');
  rmSync(join(folder, '.cache'), { recursive: true });
  mkdirSync(join(folder, '.cache'));
  expect(build('one')).toEqual(whole('one'));
  expect(existsSync(join(folder, '.cache/kept-queries'))).toBe(true);
});
