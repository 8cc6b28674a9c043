import type { LinkRecord } from '~/search-index/format/records';
import { orderGroups } from '~/src/features/search/engine/orderGroups';

const record = (title: string): LinkRecord => ({
  image: null,
  title,
  metaDescription: '',
  href: `/${title}`,
  details: [],
});

/** A kind with hits: title, score, and whether the page has all words of the query. */
const group = (type: string, ...hits: [title: string, score: number, hasAllWords: boolean][]) => ({
  type,
  records: hits.map(([title]) => record(title)),
  relevance: hits.map(([, score, hasAllWords]) => ({ score, hasAllWords })),
  terms: new Set<string>(),
  language: 'en',
});

const shown = (results: Parameters<typeof orderGroups>[0]) => {
  const { best, groups } = orderGroups(results);
  const titles = (records: readonly object[]) =>
    records.map((found) => (found as LinkRecord).title);
  return {
    best: best && [best.type, ...titles(best.records)],
    groups: groups.map(({ type, records }) => [type, ...titles(records)]),
  };
};

test('the best hit over all kinds stands alone, and its kind does not repeat it', () => {
  expect(
    shown([group('services', ['a', 1, true]), group('insights', ['b', 0.9, true], ['c', 2, true])]),
  ).toEqual({
    best: ['insights', 'c'],
    groups: [
      ['insights', 'b'],
      ['services', 'a'],
    ],
  });
});

test('kinds stand in the order of their best hits, the kind of the best match first', () => {
  const { groups } = shown([
    group('services', ['a', 0.2, true], ['b', 0.1, true]),
    group('keyplays', ['c', 0.5, true]),
    group('insights', ['d', 0.9, true], ['e', 0.1, true]),
  ]);
  expect(groups.map(([type]) => type)).toEqual(['insights', 'keyplays', 'services']);
});

test('kinds with corrected words or some words only are left out where another has all words', () => {
  expect(
    shown([
      group('services', ['fuzzy', 3, false]),
      group('people', ['exact', 1, true], ['partly', 0.4, false]),
    ]),
  ).toEqual({ best: ['people', 'exact'], groups: [['people', 'partly']] });
});

test('without a hit that has all words every kind stays', () => {
  const { best, groups } = shown([
    group('services', ['a', 1, false]),
    group('insights', ['b', 2, false]),
  ]);
  expect(best).toEqual(['insights', 'b']);
  expect(groups).toEqual([['services', 'a']]);
});

test('nothing found gives nothing', () => {
  expect(shown([group('services'), group('insights')])).toEqual({ best: undefined, groups: [] });
});
