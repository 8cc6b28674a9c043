import { setImmediate as pause } from 'node:timers/promises';

/** Milliseconds of work before yielding to the event loop, of which answering a request takes some twenty turns. */
const maxBlocking = 2;

/**
 * Runs synchronous work for each item, and yields to the event loop between items, so that webhooks are answered meanwhile.
 * Synchronous file calls cost about half of asynchronous ones where the disk is cached. Items that the work adds to the list
 * are visited as well.
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
