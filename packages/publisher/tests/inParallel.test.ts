import { setTimeout as wait } from 'node:timers/promises';
import { inParallel } from '../src/files/inParallel';

test('the first error ends it, once all that was begun has ended', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = async (item: number): Promise<void> => {
    begun.push(item);
    await wait(item === 2 ? 5 : 30);
    ended.push(item);
    if (item <= 2) throw new Error(`item ${item}`);
  };
  await expect(inParallel([1, 2, 3, 4, 5], work, 3)).rejects.toThrow('item 2');
  expect(begun).toEqual([1, 2, 3]);
  expect(ended.sort()).toEqual([1, 2, 3]);
});
