import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runAccelerated } from './support/runAccelerated';

const folder = mkdtempSync(join(tmpdir(), 'worker-end-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(folder, 'worker.js');
/** Ends a pool of one worker that is still at work, and does with the answer what is given. */
const endAtWork = (use: string): string =>
  `const { WorkerPool } = requireIn('gatsby/dist/utils/worker/pool.js', 'gatsby-worker');
   // The worker is forked with the arguments of this process, among them this script.
   process.execArgv = [];
   const pool = new WorkerPool(${JSON.stringify(file)}, { numWorkers: 1 });
   const answers = pool.all.load();
   ${use}
   const end = () => Promise.all(pool.end()).then(() => setTimeout(() => console.log('built'), 100));
   pool.workers[0].ready.then(() => setImmediate(end));`;

beforeAll(() => {
  writeFileSync(file, 'exports.load = () => new Promise((done) => setTimeout(done, 60000));');
});

it('lets Gatsby end a worker whose answer nothing awaits', () => {
  expect(runAccelerated(endAtWork(''))).toBe('built');
  expect(() => runAccelerated(endAtWork(''), { GATSBY_PATCHES: '0' })).toThrow(
    'Worker exited before finishing task',
  );
});

it('leaves the error to who awaits the answer', () => {
  const use = 'Promise.all(answers).catch(({ message }) => console.log(message));';
  expect(runAccelerated(endAtWork(use))).toMatch(/^Worker exited before finishing task\nbuilt$/);
});
