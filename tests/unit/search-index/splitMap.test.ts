import { splitMap } from '~/search-index/build/splitMap';
import type { TermEntry } from '~/search-index/format/indexFile';

const sizeOf = (entries: readonly TermEntry[]): number =>
  entries.reduce((sum, entry) => sum + JSON.stringify(entry).length, 0);

/** Terms of some letters with one to 200 pages, in order. */
const map: TermEntry[] = Array.from({ length: 20_000 }, (_, at): TermEntry => {
  const term = `${((at * 7919) % 20_011).toString(36).padStart(3, '0')}${at % 7}`;
  const pages = Array.from({ length: at % 50 === 0 ? 200 : 1 + (at % 3) }, (_, page) => page * 40);
  return [term, [null, pages]];
}).sort(([a], [b]) => (a < b ? -1 : 1));

const parts = splitMap(map);

test('parts have all terms in order, and about one size', () => {
  expect(parts.flat()).toEqual(map);
  const sizes = parts.map(sizeOf);
  expect(Math.min(...sizes.slice(0, -1))).toBeGreaterThanOrEqual(16_000);
  expect(Math.max(...sizes)).toBeLessThan(80_000);
  expect(sizeOf(map) / parts.length).toBeGreaterThan(20_000);
  expect(sizeOf(map) / parts.length).toBeLessThan(28_000);
});

test.each([0, 1, 777, 5000, 10_000, 19_999])(
  'a term more or less at %i changes few parts',
  (place) => {
    const before = new Set(parts.map((part) => JSON.stringify(part)));
    const added: TermEntry = [`${map[place]?.[0]}x`, [[3]]];
    for (const next of [map.toSpliced(place, 1), map.toSpliced(place + 1, 0, added)]) {
      const changed = splitMap(next).filter((part) => !before.has(JSON.stringify(part)));
      expect(changed.length).toBeLessThan(6);
      expect(splitMap(next).flat()).toEqual(next);
    }
  },
);

test('no terms are no parts', () => {
  expect(splitMap([])).toEqual([]);
});
