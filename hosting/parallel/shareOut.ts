import { availableParallelism } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { openHelper, type Helper, type Work } from './openHelper';

/** So many at a time that handing them over takes no time beside the work, and all end at about the same time. */
const partSize = 100;
/** A process takes half a second to begin: for fewer items than this it is not worth it. */
const itemsPerHelper = 500;

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
