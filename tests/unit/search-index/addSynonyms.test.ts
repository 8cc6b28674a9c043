import { addSynonyms } from '~/search-index/build/addSynonyms';
import { service } from './support/services';

const documents = [
  service('careers', 'Open positions', 'Careers with us.', 'Apply.'),
  service('cloud', 'Cloud', 'Positions of clouds.', 'Open skies.'),
];
const jobs = ['jobs', 'careers', 'open positions'];

const textsOf = (groups: readonly (readonly string[])[], at = 0) =>
  addSynonyms(documents, groups, 'en')[at]?.texts;

test('what a title says is found by its synonyms too', () => {
  expect(textsOf([jobs])?.title.split('\n')).toEqual(['Open positions', 'jobs', 'careers']);
});

test('so is what a description says', () => {
  expect(textsOf([jobs])?.description.split('\n')).toEqual([
    'Careers with us.',
    'jobs',
    'open positions',
  ]);
});

test('a phrase counts as a whole, in its order', () => {
  expect(textsOf([jobs], 1)).toEqual(documents[1]?.texts);
});

test('records stay as they are, and empty lists change nothing', () => {
  const groups = [jobs, [], ['', 'the']];
  expect(addSynonyms(documents, groups, 'en').map(({ record }) => record)).toEqual(
    documents.map(({ record }) => record),
  );
  expect(textsOf([[], ['', 'the']])).toEqual(documents[0]?.texts);
});
