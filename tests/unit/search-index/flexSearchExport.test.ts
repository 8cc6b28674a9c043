import { Index } from 'flexsearch';
import { flexSearchExport, flexSearchOptions } from '~/search-index/build/flexSearchExport';
import {
  createIndexAndStore,
  maxUnsplitPages,
  type SearchDocument,
} from '~/search-index/build/createIndexAndStore';
import { manyServices, service } from './support/services';

const three = [
  service('one', 'Data platforms', 'A place for figures.', 'Rivers of numbers.'),
  service('two', 'Strategy', 'Platforms and plans.', 'Words.'),
  service('three', 'Change', 'Habits.', 'A platform is named once here.'),
];

const chunksOf = (documents: readonly SearchDocument[]) => {
  const { index, files } = createIndexAndStore('us-services', 'en', documents);
  return flexSearchExport(index, (file) => JSON.parse(files.get(file) ?? '') as unknown);
};

const imported = (documents: readonly SearchDocument[]): Index => {
  const index = new Index(flexSearchOptions('en'));
  for (const [key, data] of chunksOf(documents)) index.import(key, data);
  return index;
};

test('FlexSearch finds with what it imports: titles before descriptions before bodies', () => {
  const index = imported(three);
  expect(index.search('platforms')).toEqual([0, 1, 2]);
  expect(index.search('Platform')).toEqual([0, 1, 2]);
  expect(index.search('river')).toEqual([0]);
  expect(index.search('volcano')).toEqual([]);
});

test('it is what FlexSearch exports again', () => {
  const exported: (readonly [string, string])[] = [];
  void imported(three).export((key: string, data?: string) => {
    if (data) exported.push([key, data]);
  });
  expect(exported).toEqual(chunksOf(three));
});

test('an index in parts is whole again', () => {
  const documents = manyServices(maxUnsplitPages + 1);
  const index = imported(documents);
  expect(index.search('name7')).toEqual([7]);
  expect(index.search(`name${maxUnsplitPages}`)).toEqual([maxUnsplitPages]);
  expect(index.contain(maxUnsplitPages)).toBe(true);
});
