import { buildIndex } from '~/search-index/build/buildIndex';
import { keepTerms } from '~/search-index/build/keptTerms';
import type { SearchTexts } from '~/search-index/encoder/weighTerms';
import { manyServices } from './support/services';

const pages = manyServices(400).map(({ texts }) => texts);

const edits: readonly [string, (texts: readonly SearchTexts[]) => SearchTexts[]][] = [
  ['nothing', (all) => [...all]],
  [
    'a word that no page had, and one that only this page had',
    (all) => all.with(7, { ...pages[7]!, title: 'harbour zebra name-7' }),
  ],
  ['a word of many pages', (all) => all.with(0, { ...pages[0]!, body: 'river 7 matter5 anchor' })],
  ['the last page', (all) => all.with(399, { ...pages[399]!, description: 'About aardvarks.' })],
  [
    'words of a list',
    (all) => all.with(9, { ...all[9]!, synonyms: { title: 'yak', description: '' } }),
  ],
  ['several pages', (all) => all.with(20, all[21]!).with(21, all[20]!).with(0, pages[0]!)],
  ['an empty page', (all) => all.with(30, { title: '', description: '', body: '' })],
  ['a longer page', (all) => all.with(31, { ...all[31]!, body: 'meter '.repeat(400) })],
  ['a page more', (all) => [...all, pages[3]!]],
  ['a page less', (all) => all.slice(1)],
  ['a page before all others', (all) => [{ ...pages[5]!, title: 'newest lighthouse' }, ...all]],
  ['a page less in the middle, and one more', (all) => [...all.toSpliced(150, 1), pages[8]!]],
  [
    'pages that come, go and change at once',
    (all) =>
      all
        .toSpliced(300, 2)
        .with(200, { ...pages[1]!, body: 'quartz' })
        .toSpliced(100, 1, pages[2]!, { ...pages[2]!, title: 'basalt' }),
  ],
  ['other pages', (all) => all.toReversed()],
];

test('an index that is updated equals one of all pages, byte for byte', () => {
  const states: SearchTexts[][] = [];
  for (const [, edit] of edits) states.push(edit(states.at(-1) ?? pages));
  const plain = states.map((state) => JSON.stringify(buildIndex(state, 'en')));
  expect(new Set(plain).size).toBe(edits.length);
  keepTerms();
  buildIndex(pages, 'en');
  states.forEach((state, at) => {
    expect([edits[at]?.[0], JSON.stringify(buildIndex(state, 'en'))]).toEqual([
      edits[at]?.[0],
      plain[at],
    ]);
  });
});

test('postings that an edit does not touch stay', () => {
  keepTerms();
  const many = manyServices(500).map(({ texts }) => texts);
  const before = new Map(buildIndex(many, 'en'));
  const after = buildIndex(many.with(7, { ...many[7]!, title: 'harbour quarry zebra7' }), 'en');
  const same = after.filter(([term, postings]) => before.get(term) === postings);
  expect(same.length).toBeGreaterThan(after.length - 15);
  expect(same.length).toBeLessThan(after.length);
});

test('an index of another language is made again', () => {
  keepTerms();
  const french = pages.map((page) => ({ ...page, body: 'les données des plateformes' }));
  const terms = (language: string) => buildIndex(french, language).map(([term]) => term);
  expect(terms('fr')).not.toEqual(terms('en'));
  expect(terms('fr')).toEqual(terms('fr'));
});
