import fc from 'fast-check';
import {
  diffEntries,
  foldEntries,
  formatSegment,
  hashOfKey,
  mergeEntries,
  parsePart,
  segmentsToMerge,
} from '../src/releases/segments';
import type { Entries } from '../src/releases/segments';

const entries = fc
  .dictionary(
    fc.integer({ min: 0, max: 40 }).map((number) => `/é/${number}`),
    fc.constantFrom('one', 'two', 'three'),
  )
  .map((object): Entries => new Map(Object.entries(object)));
const sorted = (map: Entries): [string, string][] => [...map].sort(([a], [b]) => (a < b ? -1 : 1));

test('segments, merged as they are, say what the last release has', () => {
  fc.assert(
    fc.property(fc.array(entries, { maxLength: 30 }), (releases) => {
      let segments: Entries[] = [];
      let before: Entries = new Map();
      for (const after of releases) {
        const changes = diffEntries(before, after);
        const merged = segmentsToMerge(
          changes.size,
          segments.map(({ size }) => ({ count: size })),
        );
        const first = mergeEntries(changes, segments.slice(0, merged), merged === segments.length);
        segments = [first, ...segments.slice(merged)];
        before = after;
        expect(sorted(foldEntries(segments))).toEqual(sorted(after));
      }
    }),
  );
});

test('the parts of a segment have its entries, each where its hash says', () => {
  const large: Entries = new Map(
    Array.from({ length: 2500 }, (_, index) => [`/page-${index}`, `value ${index}`]),
  );
  const parts = formatSegment(large);
  expect(parts).toHaveLength(3);
  expect(new Map(parts.flatMap(parsePart)).size).toBe(large.size);
  expect(parts[hashOfKey('/page-7') % 3]).toContain('\n/page-7\tvalue 7\n');
});

test('few segments and few bytes: 2,000 releases that change 20 of 20,000 entries each', () => {
  let segments: { count: number }[] = [];
  let written = 0;
  for (let release = 0; release < 2000; release++) {
    const changes = release === 0 ? 20_000 : 20;
    const merged = segmentsToMerge(changes, segments);
    const count =
      merged === segments.length
        ? 20_000
        : segments.slice(0, merged).reduce((sum, one) => sum + one.count, changes);
    segments = [{ count }, ...segments.slice(merged)];
    written += count;
    expect(segments.length).toBeLessThan(35);
  }
  // An entry is written some six times, not once for each release.
  expect(written / (2000 * 20)).toBeLessThan(7);
});
