import { alignPages } from '~/search-index/build/alignPages';

const align = (before: string, after: string, limit = 10) =>
  alignPages([...before], [...after], (a, b) => a === b, limit);

/** The list after, as an alignment makes it of the list before. */
const apply = (before: string, after: string): string => {
  const { gone = [], added = [], moved } = align(before, after, 20) ?? {};
  const made: string[] = [];
  [...before].forEach((page, at) => {
    if (!gone.includes(at)) made[moved ? (moved[at] ?? -1) : at] = page;
  });
  for (const at of added) made[at] = after[at] ?? '';
  return made.join('');
};

test.each([
  ['abcdef', 'abcdef', 0],
  ['abcdef', 'xabcdef', 1],
  ['abcdef', 'abcdefx', 1],
  ['abcdef', 'abdef', 1],
  ['abcdef', 'abcde', 1],
  ['abcdef', 'abXdef', 2],
  ['abcdef', 'xabdeYf', 3],
  ['abcdef', '', 6],
  ['', 'abc', 3],
])('of %s becomes %s with %i changes', (before, after, changes) => {
  expect(apply(before, after)).toBe(after);
  const { gone, added } = align(before, after) ?? { gone: [], added: [] };
  expect(gone.length + added.length).toBe(changes);
});

test.each([
  ['abcdefgh', 'ghabcd'],
  ['aabbcc', 'abcabc'],
  ['abab', 'baba'],
])('any other alignment of %s and %s is right too', (before, after) => {
  expect(apply(before, after)).toBe(after);
});

test('pages that stay in their places are not moved; above the limit there is no alignment', () => {
  expect(align('abc', 'aXc')?.moved).toBeUndefined();
  expect(align('abc', 'xabc')?.moved).toEqual(Int32Array.of(1, 2, 3));
  expect(align('abcdef', 'uvwxyz', 5)).toBeUndefined();
});
