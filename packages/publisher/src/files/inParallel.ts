const defaultWorkers = 16;

/**
 * Processes items with limited concurrency. After the first error it starts no further item, and rejects when all running
 * items have settled, so that the caller can clean up.
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
