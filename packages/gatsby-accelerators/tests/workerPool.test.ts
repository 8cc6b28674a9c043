import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceCache } from '../lib/sourceCache';

type Pool = {
  all: Record<'load' | 'buildSchema', () => Promise<string>[]>;
  end: () => Promise<unknown>[];
};

const folder = mkdtempSync(join(tmpdir(), 'worker-pool-'));
afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => void delete process.env.GATSBY_CPU_COUNT);

const file = join(folder, 'worker.js');
// Gatsby kills a worker one second after it has told it to end.
writeFileSync(
  file,
  "exports.load = () => new Promise((done) => setTimeout(done, 1500, 'loaded'));" +
    "exports.buildSchema = () => 'schema';",
);

const gatsby = createRequire(require.resolve('gatsby/package.json'));
const { WorkerPool } = gatsby('gatsby-worker') as {
  WorkerPool: new (file: string, options: object) => Pool;
};
const create = (): Pool => new WorkerPool(file, { numWorkers: 1 });
const { create: replace } =
  sourceCache.patches({}).find(({ request }) => request === '../utils/worker/pool')?.replace ?? {};

/** Ends a pool while its worker loads. Returns the result of the task, or the message of its error. */
const endWhileLoading = async (pool: Pool): Promise<string> => {
  const [answer] = pool.all.load().map((one) => one.catch((error: Error) => error.message));
  await Promise.all(pool.end());
  return (await answer) ?? '';
};

it('a worker that loads is ended when it has loaded', async () => {
  expect(await endWhileLoading(replace?.(create, {})() as Pool)).toBe('loaded');
});

it.each([
  ['needs no schema where it only renders', '1', []],
  ['makes its schema where it runs queries', '2', ['schema']],
])('a worker %s', async (_name, processors, answers) => {
  process.env.GATSBY_CPU_COUNT = processors;
  const pool = replace?.(create, {})() as Pool;
  expect(await Promise.all(pool.all.buildSchema())).toEqual(answers);
  await Promise.all(pool.end());
});
