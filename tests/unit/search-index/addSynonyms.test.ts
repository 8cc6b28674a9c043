import { addSynonyms, type Synonyms } from '~/search-index/build/addSynonyms';
import { weighListed } from '~/search-index/build/weighListed';
import { averageLengths, termsOfFields, weighPage } from '~/search-index/encoder/weighTerms';
import { service } from './support/services';

const documents = [
  { ...service('careers', 'Open positions', 'Careers with us.', 'Apply.'), entry: 'careers-id' },
  { ...service('cloud', 'Cloud', 'Positions of clouds.', 'Open skies.'), entry: 'cloud-id' },
];
const none = { title: '', description: '' };
const mutual = (...words: string[]): Synonyms => ({ words, entries: [] });
const jobs = mutual('jobs', 'careers', 'open positions');

const textsOf = (groups: readonly Synonyms[], at = 0) =>
  addSynonyms(documents, groups, 'en')[at]?.texts;

/** The levels of the terms of a document, 0 for the highest weight. */
const levelsOf = (groups: readonly Synonyms[], at = 0) => {
  const pages = addSynonyms(documents, groups, 'en').map(({ texts }) => texts);
  const encoded = pages.map((page) => termsOfFields(page, 'en'));
  const [page, texts] = [pages[at], encoded[at]];
  return page && texts && weighPage(texts, averageLengths(encoded), weighListed(page, 'en'));
};

test('what a title says is found by its synonyms too', () => {
  expect(textsOf([jobs])).toMatchObject({
    title: 'Open positions',
    synonyms: { title: 'jobs\ncareers' },
  });
});

test('so is what a description says', () => {
  expect(textsOf([jobs])).toMatchObject({
    description: 'Careers with us.',
    synonyms: { description: 'jobs\nopen positions' },
  });
});

test('a phrase counts as a whole, in its order', () => {
  expect(textsOf([jobs], 1)).toEqual({ ...documents[1]?.texts, synonyms: none });
});

test('synonyms come in the order of their groups, whichever words of a text they begin with', () => {
  const groups = [
    mutual('sky', 'blue'),
    mutual('us', 'with us', 'them'),
    jobs,
    mutual('open', 'shut'),
  ];
  expect(textsOf(groups)).toMatchObject({
    synonyms: { title: 'jobs\ncareers\nshut', description: 'jobs\nopen positions' },
  });
});

test('words with pages lead to these alone, whatever others say', () => {
  const hosting: Synonyms = { words: ['hosting', 'positions'], entries: ['cloud-id', 'gone-id'] };
  expect(textsOf([hosting])).toMatchObject({ synonyms: none });
  expect(textsOf([hosting], 1)).toMatchObject({
    synonyms: { title: 'hosting\npositions', description: '' },
  });
});

test('a word by itself weighs more than a word of a phrase, and neither less the more are listed', () => {
  const few: Synonyms = { words: ['hosting', 'data centre exit'], entries: ['cloud-id'] };
  const many = { ...few, words: [...few.words, ...'one two three four five six'.split(' ')] };
  const [own, other] = [levelsOf([few], 1), levelsOf([many], 1)];
  expect(own?.get('host')).toBeLessThan(own?.get('centr') ?? 0);
  expect(other?.get('host')).toBe(own?.get('host'));
  expect(other?.get('centr')).toBe(own?.get('centr'));
});

test('records stay as they are, and empty lists change nothing', () => {
  const groups = [jobs, mutual(), mutual('', 'the')];
  expect(addSynonyms(documents, groups, 'en').map(({ record }) => record)).toEqual(
    documents.map(({ record }) => record),
  );
  expect(textsOf([mutual(), mutual('', 'the')])).toEqual({
    ...documents[0]?.texts,
    synonyms: none,
  });
});

test('the words of a page weigh the same whatever synonyms other pages have', () => {
  expect(levelsOf([jobs], 1)).toEqual(levelsOf([], 1));
  expect(levelsOf([mutual(...jobs.words, 'skies')], 1)).toEqual(levelsOf([], 1));
});

test('nor do listed words make those of the title of their own page weigh less', () => {
  const few: Synonyms = { words: ['hosting', 'servers', 'machines'], entries: ['cloud-id'] };
  expect(levelsOf([few], 1)?.get('cloud')).toBe(levelsOf([], 1)?.get('cloud'));
});
