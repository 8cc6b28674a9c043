import { forEachYielding } from '../src/files/forEachYielding';

const busy = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

test('long work is done in order, with turns for others and what it adds', async () => {
  const items = [1, 2];
  const done: (number | string)[] = [];
  setImmediate(() => done.push('other'));
  await forEachYielding(items, (item) => {
    busy(15);
    if (item === 2) items.push(3);
    done.push(item);
  });
  expect(done).toEqual([1, 'other', 2, 3]);
});

test('an error ends it', async () => {
  const done: number[] = [];
  const work = (item: number): void => {
    if (item === 2) throw new Error('no more');
    done.push(item);
  };
  await expect(forEachYielding([1, 2, 3], work)).rejects.toThrow('no more');
  expect(done).toEqual([1]);
});
