// Loaded into Gatsby's processes before anything else. Where queries run in Gatsby's own process, its worker renders pages
// and nothing else. Gatsby has it load what queries need, all plugins and the schema all the same, a hundred megabytes and more
// for a large site, and does not wait for it: a build with nothing to render was done first, ended the worker, and failed of
// that. And it renders alone, though Gatsby's process only waits for it: where there are many pages, another worker takes its share.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { leaveOutModuleIn, replaceModuleIn } from './replaceModule.mjs';

/**
 * Of up to fifty pages each. A worker needs two seconds before it can render, and 360 MB by the end, which sites of more
 * pages than this have no room for.
 */
const manySegments = { from: 20, to: 600 };

/** Has each segment rendered by the first worker that is free, and opens another pool of one where many segments wait. */
const shareOut = (pool, openAnother) => {
  const { renderHTMLProd } = pool.single;
  const free = [renderHTMLProd];
  const waiting = [];
  let another;
  const renderNext = () => {
    while (free.length > 0 && waiting.length > 0) {
      const render = free.shift();
      const { args, done, failed } = waiting.shift();
      render(...args)
        .then(done, failed)
        .finally(() => {
          free.push(render);
          renderNext();
        });
    }
  };
  // All segments are asked for at once.
  const openWhereMany = () => {
    const isWorthIt = waiting.length >= manySegments.from && waiting.length <= manySegments.to;
    if (another || !isWorthIt || availableParallelism() < 2) return;
    another = openAnother();
    free.push(another.single.renderHTMLProd);
    renderNext();
  };
  pool.single.renderHTMLProd = (...args) =>
    new Promise((done, failed) => {
      if (waiting.length === 0) setImmediate(openWhereMany);
      waiting.push({ args, done, failed });
      renderNext();
    });
  pool.all.loadConfigAndPlugins = () => [];
  pool.all.buildSchema = () => [];
  const end = pool.end.bind(pool);
  pool.end = () => [...end(), ...(another?.end() ?? [])];
  return pool;
};

/** Writes pages by calls that do not wait; Gatsby's do, and first ask whether each folder is there. */
const writeAtOnce = (loaded) => {
  const folders = new Set();
  const outputFile = async (file, text) => {
    const folder = dirname(file);
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    writeFileSync(file, text);
  };
  return { ...loaded, outputFile };
};

const child = 'gatsby/dist/utils/worker/child';

if (process.env.GATSBY_CPU_COUNT === '1') {
  if (process.env.GATSBY_WORKER_ID) {
    for (const name of ['./queries', './schema', './load-config-and-plugins']) {
      leaveOutModuleIn(`${child}/index.js`, name);
    }
    replaceModuleIn(`${child}/render-html.js`, 'fs-extra', writeAtOnce);
  } else {
    replaceModuleIn('gatsby/dist/services/initialize.js', '../utils/worker/pool', (loaded) => ({
      ...loaded,
      create: () => shareOut(loaded.create(), loaded.create),
    }));
  }
}
