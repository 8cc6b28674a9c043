import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keptSearchFiles, type SearchSources } from '~/gatsby/search/keptSearchFiles';
import { createIndexAndStore, type SearchDocument } from '~/search-index/build/createIndexAndStore';
import { memoryCache } from './support/memoryCache';

jest.mock('~/search-index/build/createIndexAndStore', () => {
  const actual = jest.requireActual<Record<'createIndexAndStore', () => unknown>>(
    '~/search-index/build/createIndexAndStore',
  );
  return { ...actual, createIndexAndStore: jest.fn(actual.createIndexAndStore) };
});

const home = process.cwd();
const folder = mkdtempSync(join(tmpdir(), 'kept-search-'));
const written = () => readdirSync(join(folder, 'public/search-index')).sort();
const kept = new Map<string, unknown>();
const cache = memoryCache(kept);
const indexed = jest.mocked(createIndexAndStore);

const document = (title: string): SearchDocument =>
  ({
    record: { title, metaDescription: '', image: null, href: `/${title}` },
    texts: { title, description: '', body: '' },
  }) as unknown as SearchDocument;

const plan = document('Plan');
const write = (sources: Partial<SearchSources> = {}, version = '1') =>
  keptSearchFiles(
    'uk-services',
    { documents: [plan], all: [plan], synonyms: [], language: 'en', ...sources },
    version,
    { cache, pathPrefix: '/base' },
  );

beforeAll(() => process.chdir(folder));
beforeEach(() => {
  kept.clear();
  rmSync(join(folder, 'public'), { recursive: true, force: true });
  indexed.mockClear();
});
afterAll(() => {
  process.chdir(home);
  rmSync(folder, { recursive: true });
});

test('files of the same sources are kept', async () => {
  const first = await write();
  expect(first.index).toMatch(/^\/base\/search-index\/uk-services/);
  expect(await write()).toEqual(first);
  expect(indexed).toHaveBeenCalledTimes(1);
});

test.each<[string, Partial<SearchSources>, string]>([
  ['a document that changes', { documents: [document('Other plan')] }, '1'],
  [
    'a list of synonyms that changes',
    { synonyms: [{ words: ['plan', 'design'], entries: [] }] },
    '1',
  ],
  ['code that changes', {}, '2'],
])('%s makes new ones', async (_name, sources, version) => {
  await write();
  await write(sources, version);
  expect(indexed).toHaveBeenCalledTimes(2);
});

test('words of other kinds change those of languages with compounds alone', async () => {
  const others = { all: [plan, document('Datenplattform')] };
  await write({ language: 'en' });
  await write({ language: 'en', ...others });
  expect(indexed).toHaveBeenCalledTimes(1);
  await write({ language: 'de' });
  await write({ language: 'de', ...others });
  expect(indexed).toHaveBeenCalledTimes(3);
});

test('files that are gone are written again', async () => {
  await write();
  const before = written();
  rmSync(join(folder, 'public/search-index'), { recursive: true });
  await write();
  expect(written()).toEqual(before);
});
