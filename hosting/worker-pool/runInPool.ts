import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { openWorker, type PoolWorker, type Work } from './openWorker';

/** Items per message: enough to hide the transfer, few enough that all workers end at about the same time. */
const batchSize = 25;
/** Messages that a worker has at a time, so that it has work while this process reads what it answers. */
const batchesAhead = 3;
/** Items that justify worker processes, which take a quarter of a second to start. */
const itemsForWorkers = 500;

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
 * Runs work for many items: few in this process, many in a worker process per processor. A process with the heap of a build
 * is slower at it, and while it works it keeps the messages of its workers waiting. This process takes over the tasks of a
 * worker that ended.
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
    for (const [index, batch] of queue) results[index] = await workOn(batch.map(taskOf));
  };
  const runInWorker =
    ({ run }: PoolWorker<Task, Result>): typeof runLocally =>
    async (tasks) => {
      const done = await run(tasks);
      if (done) return done;
      // Lets messages of the other workers arrive.
      await setImmediate();
      return runLocally(tasks);
    };
  const processors = availableParallelism();
  const workerCount = processors > 1 && items.length >= itemsForWorkers ? processors : 0;
  const workers = Array.from({ length: workerCount }, () =>
    openWorker<Task, Result>(module, options),
  );
  try {
    await Promise.all(
      workerCount === 0
        ? [runBatches(runLocally)]
        : workers
            .map(runInWorker)
            .flatMap((workOn) => Array.from({ length: batchesAhead }, () => runBatches(workOn))),
    );
  } finally {
    for (const worker of workers) worker.close();
  }
  const all = results.flat();
  return new Map(items.map((item, index) => [item, all[index] as Result]));
};
