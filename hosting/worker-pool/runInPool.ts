import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { openWorker, type PoolWorker, type Work } from './openWorker';

/** Items per message: enough to hide the transfer, few enough that all workers end at about the same time. */
const batchSize = 100;
/** Items that justify one more worker: a process takes half a second to start. */
const itemsPerWorker = 500;

export type PoolJob<Options, Item, Task, Result> = {
  /** The source that exports `work`, relative to the project. */
  module: string;
  work: Work<Options, Task, Result>;
  options: Options;
  items: readonly Item[];
  /** Creates the message for an item, when it is sent. */
  taskOf: (item: Item) => Task;
};

/**
 * Runs work for many items: in this process and, for many items, in a worker process per further processor. This process
 * also takes over the tasks of a worker that ended.
 *
 * @returns the result of each item, in order.
 * @throws Error of the work.
 */
export const runInPool = async <Options, Item, Task, Result>({
  module,
  work,
  options,
  items,
  taskOf,
}: PoolJob<Options, Item, Task, Result>): Promise<ReadonlyMap<Item, Result>> => {
  const batches = Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  );
  const queue = batches.entries();
  const results: Result[][] = [];
  const runLocally = work(options);
  const runBatches = async (workOn: typeof runLocally): Promise<void> => {
    for (const [index, batch] of queue) {
      results[index] = await workOn(batch.map(taskOf));
      // Lets messages of the workers arrive.
      await setImmediate();
    }
  };
  const runInWorker =
    ({ run }: PoolWorker<Task, Result>): typeof runLocally =>
    async (tasks) =>
      (await run(tasks)) ?? runLocally(tasks);
  const workerCount = Math.min(
    availableParallelism() - 1,
    Math.floor(items.length / itemsPerWorker),
  );
  const workers = Array.from({ length: workerCount }, () =>
    openWorker<Task, Result>(module, options),
  );
  try {
    await Promise.all([
      runBatches(runLocally),
      // Two batches per worker, so that none idles while this process is busy.
      ...workers.map(runInWorker).flatMap((workOn) => [runBatches(workOn), runBatches(workOn)]),
    ]);
  } finally {
    for (const worker of workers) worker.close();
  }
  const all = results.flat();
  return new Map(items.map((item, index) => [item, all[index] as Result]));
};
