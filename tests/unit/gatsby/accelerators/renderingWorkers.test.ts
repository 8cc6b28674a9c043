import { renderingWorkers } from '../../../../gatsby/accelerators/renderingWorkers';
import { runAccelerated } from './support/runAccelerated';

type Render = (segment: number) => Promise<string>;
type Pool = {
  single: { renderHTMLProd: Render };
  all: Record<string, () => unknown[]>;
  end: () => unknown[];
};

/** Pools of one worker, as Gatsby opens them; one segment may fail. */
const openPools = (failing?: number): (() => Pool) => {
  let count = 0;
  return () => {
    const name = `worker ${(count += 1)}`;
    let isBusy = false;
    const renderHTMLProd: Render = async (segment) => {
      if (isBusy) throw new Error(`${name} was busy`);
      isBusy = true;
      await new Promise((done) => setTimeout(done, 1));
      isBusy = false;
      if (segment === failing) throw new Error(`page of ${segment}`);
      return `${name} rendered ${segment}`;
    };
    const load = (): never => {
      throw new Error('loaded what only queries need');
    };
    return {
      single: { renderHTMLProd },
      all: { loadConfigAndPlugins: load, buildSchema: load },
      end: () => [name],
    };
  };
};

/** Renders segments as Gatsby does, which asks for all at once; what was rendered, and which workers were ended. */
const render = async (segments: number, failing?: number) => {
  const replaced = renderingWorkers.replacements[0]?.replace?.({ create: openPools(failing) });
  const pool = (replaced as { create: () => Pool }).create();
  pool.all.loadConfigAndPlugins?.();
  pool.all.buildSchema?.();
  const all = Array.from({ length: segments }, (_, index) => pool.single.renderHTMLProd(index));
  const rendered = await Promise.allSettled(all);
  return { rendered, ended: pool.end() };
};

const linesOf = (rendered: PromiseSettledResult<string>[]): string[] =>
  rendered.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));

it('has one worker render few pages, one segment after the other', async () => {
  const { rendered, ended } = await render(3);
  expect(linesOf(rendered)).toEqual([0, 1, 2].map((index) => `worker 1 rendered ${index}`));
  expect(ended).toEqual(['worker 1']);
});

it('has two workers render many, and each segment once', async () => {
  const { rendered, ended } = await render(60);
  const matches = linesOf(rendered).map((line) => /^(worker \d) rendered (\d+)$/.exec(line));
  expect(matches.map((match) => Number(match?.[2]))).toEqual([...Array(60).keys()]);
  expect(new Set(matches.map((match) => match?.[1]))).toEqual(new Set(['worker 1', 'worker 2']));
  expect(ended).toEqual(['worker 1', 'worker 2']);
});

it('has one worker render very many, for which two would take too much memory', async () => {
  expect((await render(620)).ended).toEqual(['worker 1']);
});

it('passes on what failed, and renders the rest', async () => {
  const lines = linesOf((await render(60, 7)).rendered);
  expect(lines[7]).toBe('Error: page of 7');
  expect(lines.filter((line) => line.includes('rendered'))).toHaveLength(59);
});

const child = 'gatsby/dist/utils/worker/child/index.js';
/** What a worker of the real Gatsby has loaded for queries. */
const loadedForQueries = (env: NodeJS.ProcessEnv): string =>
  runAccelerated(
    `const worker = require(require.resolve('${child}'));
     console.log([typeof worker.renderHTMLProd, typeof worker.runQueries, typeof worker.buildSchema].join());
     process.exit();`,
    env,
  );

it('has the real worker load no more than it renders with, where queries run elsewhere', () => {
  const worker = { ACCELERATORS_ON: 'rendering-workers', GATSBY_WORKER_ID: '1' };
  expect(loadedForQueries({ ...worker, GATSBY_CPU_COUNT: '1' })).toBe(
    'function,undefined,undefined',
  );
  expect(loadedForQueries({ ...worker, GATSBY_CPU_COUNT: '4' })).toBe('function,function,function');
});

it('has the real pool open without a word to its worker of what queries need', () => {
  const said = runAccelerated(
    `const pool = requireIn('gatsby/dist/services/initialize.js', '../utils/worker/pool').create();
     console.log(pool.all.loadConfigAndPlugins().length, pool.getWorkerInfo().length);
     Promise.all(pool.end()).then(() => process.exit());`,
    { GATSBY_CPU_COUNT: '1' },
  );
  expect(said).toBe('0 1');
});
