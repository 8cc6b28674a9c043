import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { replacement, type Accelerator, type Replacement } from './accelerator';

type Render = (...args: unknown[]) => Promise<unknown>;
type WorkerPool = {
  single: { renderHTMLProd: Render };
  all: Record<string, () => unknown[]>;
  end: () => unknown[];
};
type Task = { args: unknown[]; done: (result: unknown) => void; failed: (error: unknown) => void };

/**
 * Of up to fifty pages each. A worker needs two seconds before it can render, and 360 MB by the end, which sites of more
 * pages than this have no room for.
 */
const manySegments = { from: 20, to: 600 };

/** Has each segment rendered by the first worker that is free, and opens another pool of one where many segments wait. */
const shareOut = (pool: WorkerPool, openAnother: () => WorkerPool): WorkerPool => {
  const free = [pool.single.renderHTMLProd];
  const waiting: Task[] = [];
  let another: WorkerPool | undefined;
  const renderNext = (): void => {
    while (free.length > 0 && waiting.length > 0) {
      const [render, task] = [free.shift(), waiting.shift()];
      if (!render || !task) return;
      void render(...task.args)
        .then(task.done, task.failed)
        .finally(() => {
          free.push(render);
          renderNext();
        });
    }
  };
  // All segments are asked for at once.
  const openWhereMany = (): void => {
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
  // Only queries need what they load; Gatsby does not wait for it, and a build with nothing to render ended before it.
  pool.all.loadConfigAndPlugins = () => [];
  pool.all.buildSchema = () => [];
  const end = pool.end.bind(pool);
  pool.end = () => [...end(), ...(another?.end() ?? [])];
  return pool;
};

/** Whether queries run in Gatsby's own process. */
const isOneProcess = (): boolean => process.env.GATSBY_CPU_COUNT === '1';
const isRenderer = (): boolean => isOneProcess() && process.env.GATSBY_WORKER_ID !== undefined;

const child = 'gatsby/dist/utils/worker/child';

const leftOut = ['./queries', './schema', './load-config-and-plugins'].map(
  (request): Replacement => ({
    ...{ file: `${child}/index.js`, request, functions: [] },
    isMeant: isRenderer,
  }),
);

type FileSystem = { outputFile: (file: string, text: string) => Promise<void> };
const folders = new Set<string>();

const writeSynchronously: FileSystem['outputFile'] = async (file, text) => {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, text);
  return Promise.resolve();
};

export const renderingWorkers: Accelerator = {
  name: 'rendering-workers',
  buys: '3 s of a first build of 10,000 pages with two processors: queries run in Gatsby’s own process, and two workers render that load nothing for queries, 50 MB less each',
  package: 'gatsby',
  versions: '5.16.x',
  // With two processors, one worker that has to load everything first is no quicker than the process that has.
  start: () => {
    if (availableParallelism() <= 2) process.env.GATSBY_CPU_COUNT ??= '1';
  },
  replacements: [
    replacement<{ create: () => WorkerPool }>({
      file: 'gatsby/dist/services/initialize.js',
      request: '../utils/worker/pool',
      functions: ['create'],
      isMeant: isOneProcess,
      replace: ({ create }) => ({ create: () => shareOut(create(), create) }),
    }),
    ...leftOut,
    replacement<FileSystem>({
      file: `${child}/render-html.js`,
      request: 'fs-extra',
      functions: [],
      isMeant: isRenderer,
      replace: () => ({ outputFile: writeSynchronously }),
    }),
  ],
};
