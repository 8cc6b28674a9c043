const usualWorkers = 16;

/** Works through a list, some at a time; the first error ends it. */
export const inParallel = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  workers = usualWorkers,
): Promise<void> => {
  const rest = items.values();
  const run = async (): Promise<void> => {
    for (const item of rest) await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(workers, items.length) }, run));
};
