import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMissStore, readMisses } from '~/hosting/search-misses/missStore';

const folder = mkdtempSync(join(tmpdir(), 'miss-store-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('counts are kept across starts, and concurrent ones are not lost', async () => {
  const store = openMissStore(folder);
  await Promise.all(Array.from({ length: 30 }, () => store.add('be/fr', '__proto__')));
  await openMissStore(folder).add('be/fr', 'bus');
  const counts = await readMisses(folder);
  expect(Object.entries(counts['be/fr'] ?? {})).toEqual([
    ['__proto__', 30],
    ['bus', 1],
  ]);
});

test('at most 2,000 queries are kept: those of most searches', async () => {
  const store = openMissStore(folder);
  await Promise.all(
    Array.from({ length: 4100 }, (_, at) => store.add('us/en', `query ${at % 2050}`)),
  );
  await store.add('us/en', 'rare');
  const { 'us/en': kept = {}, 'be/fr': belgian = {} } = await readMisses(folder);
  expect(Object.keys(kept).length + Object.keys(belgian).length).toBeLessThanOrEqual(2000);
  expect(Object.values(belgian)).toContain(30);
});
