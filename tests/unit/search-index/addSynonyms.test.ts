import { addSynonyms } from '~/search-index/build/addSynonyms';
import { weighTerms } from '~/search-index/encoder/weighTerms';
import { service } from './support/services';

const documents = [
  service('careers', 'Open positions', 'Careers with us.', 'Apply.'),
  service('cloud', 'Cloud', 'Positions of clouds.', 'Open skies.'),
];
const none = { title: '', description: '' };
const jobs = ['jobs', 'careers', 'open positions'];

const textsOf = (groups: readonly (readonly string[])[], at = 0) =>
  addSynonyms(documents, groups, 'en')[at]?.texts;

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

test('records stay as they are, and empty lists change nothing', () => {
  const groups = [jobs, [], ['', 'the']];
  expect(addSynonyms(documents, groups, 'en').map(({ record }) => record)).toEqual(
    documents.map(({ record }) => record),
  );
  expect(textsOf([[], ['', 'the']])).toEqual({ ...documents[0]?.texts, synonyms: none });
});

test('the words of a page weigh the same whatever synonyms other pages have', () => {
  const weightsOf = (groups: readonly (readonly string[])[]) =>
    weighTerms(
      addSynonyms(documents, groups, 'en').map(({ texts }) => texts),
      'en',
    )[1];
  expect(weightsOf([jobs])).toEqual(weightsOf([]));
  expect(weightsOf([[...jobs, 'skies']])).toEqual(weightsOf([]));
});
