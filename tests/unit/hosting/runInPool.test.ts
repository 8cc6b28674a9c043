import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { prepareWorkers } from '~/hosting/worker-pool/openWorker';
import { runInPool } from '~/hosting/worker-pool/runInPool';
import { work, type DoubleOrder } from './support/doubleNumber';

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index);
const workModule = 'tests/unit/hosting/support/doubleNumber.ts';
const double = async (count: number, order: Omit<DoubleOrder, 'parent'> = {}) => {
  const items = numbers(count).map(String);
  const results = await runInPool({
    module: workModule,
    work,
    options: { ...order, parent: process.pid },
    items,
    taskOf: Number,
  });
  expect([...results.keys()]).toEqual(items);
  return [...results.values()];
};
const doubled = (count: number) => numbers(count).map((number) => number * 2);
const many = 20_000;

test('few items run in this process', async () => {
  const results = await double(250);
  expect(results.map(({ value }) => value)).toEqual(doubled(250));
  expect(new Set(results.map(({ pid }) => pid))).toEqual(new Set([process.pid]));
});

test('no items give no results', async () => {
  expect(await double(0)).toEqual([]);
});

test('many items run in worker processes too, and keep their order', async () => {
  const results = await double(many);
  expect(results.map(({ value }) => value)).toEqual(doubled(many));
  expect(new Set(results.map(({ pid }) => pid)).size > 1).toBe(availableParallelism() > 1);
});

test('an error of the work is rethrown, whichever process it is from', async () => {
  await expect(double(100, { failsAt: 50 })).rejects.toThrow('50 cannot be doubled');
  await expect(double(many, { failsAt: many - 1 })).rejects.toThrow(
    `${many - 1} cannot be doubled`,
  );
});

test('processes that were prepared are used, and others where they have ended', async () => {
  const pids = prepareWorkers(workModule);
  await setTimeout(200);
  const results = await double(many);
  expect(results.map(({ value }) => value)).toEqual(doubled(many));
  expect([...new Set(results.map(({ pid }) => pid))].sort()).toEqual([...pids].sort());
  const [gone = 0] = prepareWorkers(workModule);
  process.kill(gone);
  await setTimeout(200);
  expect((await double(many)).map(({ pid }) => pid)).not.toContain(gone);
});

test('tasks of a worker that ended run in this process', async () => {
  const results = await double(many, { endsAt: 5_000 });
  expect(results.map(({ value }) => value)).toEqual(doubled(many));
});
