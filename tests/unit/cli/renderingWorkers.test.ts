import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFakePackages, preloadsFolder, runFake } from './support/fakeGatsby';

/** Gatsby's pool of one worker, and what a build asks of it: as many segments as SEGMENTS says, of which one may fail. */
const folder = makeFakePackages({
  'gatsby/dist/utils/worker/pool.js': `
    let count = 0;
    exports.create = () => {
      const name = 'worker ' + (count += 1);
      let isBusy = false;
      const renderHTMLProd = async (segment) => {
        if (isBusy) throw new Error(name + ' was busy');
        isBusy = true;
        await new Promise((done) => setTimeout(done, 1));
        isBusy = false;
        if (String(segment) === process.env.FAILING) throw new Error('page of ' + segment);
        return name + ' rendered ' + segment;
      };
      const all = {
        loadConfigAndPlugins: () => { throw new Error('loaded plugins'); },
        buildSchema: () => { throw new Error('made the schema'); },
      };
      return { single: { renderHTMLProd }, all, end: () => [Promise.resolve(name)] };
    };`,
  'gatsby/dist/services/initialize.js': `
    const pool = require('../utils/worker/pool').create();
    pool.all.loadConfigAndPlugins().forEach(String);
    pool.all.buildSchema();
    const segments = Array.from({ length: Number(process.env.SEGMENTS) }, (_, index) => index);
    Promise.all(segments.map((segment) => pool.single.renderHTMLProd(segment)))
      .then((rendered) => rendered.forEach((line) => console.log(line)))
      .catch((error) => console.log('failed: ' + error.message))
      .then(() => Promise.all(pool.end()))
      .then((ended) => console.log('ended ' + ended));`,
  'gatsby/dist/utils/worker/child/index.js': `
    const { render } = require('./render-html');
    require('./queries');
    require('./schema');
    require('./load-config-and-plugins');
    if (require.main === module) render().then(() => console.log('rendered'));`,
  'gatsby/dist/utils/worker/child/render-html.js': `
    const { outputFile } = require('fs-extra');
    exports.render = async () => {
      await outputFile('public/au/en/index.html', 'Australia');
      await outputFile('public/au/en/index.html', 'Australia again');
    };`,
  ...Object.fromEntries(
    ['queries', 'schema', 'load-config-and-plugins'].map((name) => [
      `gatsby/dist/utils/worker/child/${name}.js`,
      `console.log('loaded ${name}');`,
    ]),
  ),
  'fs-extra/index.js': `exports.outputFile = async () => console.log('waited');`,
});
afterAll(() => rmSync(folder, { recursive: true }));

const render = (segments: number, env: NodeJS.ProcessEnv = {}): string[] =>
  runFake(
    folder,
    'gatsby/dist/services/initialize.js',
    join(preloadsFolder, 'renderingWorkers.mjs'),
    { GATSBY_CPU_COUNT: '1', SEGMENTS: String(segments), ...env },
  );

it('has one worker render few pages, one segment after the other', () => {
  expect(render(3)).toEqual([
    'worker 1 rendered 0',
    'worker 1 rendered 1',
    'worker 1 rendered 2',
    'ended worker 1',
  ]);
});

it('has two workers render many, and each segment once', () => {
  const lines = render(60);
  const rendered = lines.slice(0, -1).map((line) => /^(worker \d) rendered (\d+)$/.exec(line));
  expect(rendered.map((match) => Number(match?.[2]))).toEqual([...Array(60).keys()]);
  expect(new Set(rendered.map((match) => match?.[1]))).toEqual(new Set(['worker 1', 'worker 2']));
  expect(lines.at(-1)).toBe('ended worker 1,worker 2');
});

it('has one worker render very many, for which two would take too much memory', () => {
  expect(render(620).at(-1)).toBe('ended worker 1');
});

it('says what failed, and ends both', () => {
  expect(render(60, { FAILING: '7' })).toEqual(['failed: page of 7', 'ended worker 1,worker 2']);
});

const loadChild = (env: NodeJS.ProcessEnv): string[] =>
  runFake(
    folder,
    'gatsby/dist/utils/worker/child/index.js',
    join(preloadsFolder, 'renderingWorkers.mjs'),
    env,
  );

it('has a worker load no more than it renders with, and write pages into folders that are not there yet', () => {
  expect(loadChild({ GATSBY_CPU_COUNT: '1', GATSBY_WORKER_ID: '1' })).toEqual(['rendered']);
  const page = join(folder, 'public/au/en/index.html');
  expect(readFileSync(page, 'utf8')).toBe('Australia again');
});

it('has a worker that also runs queries load all', () => {
  expect(loadChild({ GATSBY_CPU_COUNT: '4', GATSBY_WORKER_ID: '1' })).toEqual([
    'loaded queries',
    'loaded schema',
    'loaded load-config-and-plugins',
    'waited',
    'waited',
    'rendered',
  ]);
});
