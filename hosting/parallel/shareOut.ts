import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { forkSource } from './forkSource';

/** What a module exports as `work`: prepared once by an order, which is JSON, it makes a result of each task. */
export type Work<Order, Task, Result> = (
  order: Order,
) => (tasks: readonly Task[]) => Promise<Result[]>;

export type HelperTasks = { id: number; tasks: unknown[] };
export type HelperAnswer = { id: number; results?: unknown[]; error?: string };

/** So many at a time that handing them over takes no time beside the work, and all end at about the same time. */
const partSize = 100;
/** A process takes half a second to begin: for fewer items than this it is not worth it. */
const itemsPerHelper = 500;

type Helper<Task, Result> = {
  /** The results; undefined when the process has ended. Rejects where the work fails. */
  ask: (tasks: readonly Task[]) => Promise<Result[] | undefined>;
  close: () => void;
};

const openHelper = <Task, Result>(module: string, order: unknown): Helper<Task, Result> => {
  const child = forkSource('hosting/parallel/helper.ts', [module, JSON.stringify(order)]);
  const asked = new Map<
    number,
    { done: (results?: Result[]) => void; failed: (error: Error) => void }
  >();
  let count = 0;
  let hasEnded = false;
  child.on('message', ({ id, results, error }: HelperAnswer) => {
    const question = asked.get(id);
    asked.delete(id);
    if (error === undefined) question?.done(results as Result[]);
    else question?.failed(new Error(error));
  });
  const end = (): void => {
    hasEnded = true;
    asked.forEach(({ done }) => done());
    asked.clear();
  };
  child.once('error', end);
  child.once('exit', end);
  return {
    ask: (tasks) =>
      new Promise((done, failed) => {
        if (hasEnded) return done(undefined);
        const id = (count += 1);
        asked.set(id, { done, failed });
        // Where the message cannot be sent, the process has ended, and says so.
        child.send({ id, tasks } satisfies { id: number; tasks: readonly Task[] }, () => undefined);
      }),
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
};

export type Sharing<Order, Item, Task, Result> = {
  /** The source that exports `work`, from the folder of the project. */
  module: string;
  work: Work<Order, Task, Result>;
  order: Order;
  items: readonly Item[];
  /** What has to be known of an item, made when its turn comes. */
  taskOf: (item: Item) => Task;
};

/**
 * Does the same work for many items: here, and where they are many also in a process for each further processor. What a process
 * leaves undone is done here.
 *
 * @returns the result of each item, in their order.
 * @throws Error of the work.
 */
export const shareOut = async <Order, Item, Task, Result>({
  module,
  work,
  order,
  items,
  taskOf,
}: Sharing<Order, Item, Task, Result>): Promise<ReadonlyMap<Item, Result>> => {
  const parts = Array.from({ length: Math.ceil(items.length / partSize) }, (_, index) =>
    items.slice(index * partSize, (index + 1) * partSize),
  );
  const queue = parts.entries();
  const results: Result[][] = [];
  const workHere = work(order);
  const takeParts = async (workOn: typeof workHere): Promise<void> => {
    for (const [index, part] of queue) {
      results[index] = await workOn(part.map(taskOf));
      // Answers of helpers come in between.
      await setImmediate();
    }
  };
  const workThere =
    ({ ask }: Helper<Task, Result>): typeof workHere =>
    async (tasks) =>
      (await ask(tasks)) ?? workHere(tasks);
  const helperCount = Math.min(
    availableParallelism() - 1,
    Math.floor(items.length / itemsPerHelper),
  );
  const helpers = Array.from({ length: helperCount }, () =>
    openHelper<Task, Result>(module, order),
  );
  try {
    await Promise.all([
      takeParts(workHere),
      // Two parts for each, so that none waits for the next while this process is busy.
      ...helpers.map(workThere).flatMap((workOn) => [takeParts(workOn), takeParts(workOn)]),
    ]);
  } finally {
    for (const helper of helpers) helper.close();
  }
  const all = results.flat();
  return new Map(items.map((item, index) => [item, all[index] as Result]));
};
