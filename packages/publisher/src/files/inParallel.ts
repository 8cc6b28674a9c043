const defaultWorkers = 16;

/**
 * Works through a list, some at a time. The first error ends it, once nothing is under way any more: what was begun can
 * be cleared away then.
 */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  workers = defaultWorkers,
): Promise<void> => {
  const rest = items.values();
  const failures: unknown[] = [];
  const run = async (): Promise<void> => {
    for (const item of rest) {
      if (failures.length > 0) return;
      await work(item).catch((error: unknown) => failures.push(error));
    }
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, run));
  if (failures.length > 0) throw failures[0];
};
