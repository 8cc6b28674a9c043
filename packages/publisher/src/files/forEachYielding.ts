import { setImmediate as pause } from 'node:timers/promises';

/** Milliseconds after which others have their turn. */
const maxBlocking = 10;

/**
 * Works through a list by calls that do not wait, which cost about half of those that do where the disk has its answers
 * in memory. Webhooks are answered in between. What the work adds to the list is worked through as well.
 */
export const forEachYielding = async <Item>(
  items: Iterable<Item>,
  work: (item: Item) => void,
): Promise<void> => {
  let began = performance.now();
  for (const item of items) {
    work(item);
    if (performance.now() - began < maxBlocking) continue;
    await pause();
    began = performance.now();
  }
};
