import { createHash } from 'node:crypto';
import type { SplitStoreFile, TermEntry } from '~/search-index/format/indexFile';
import { partUrl, partUrls } from '~/search-index/format/indexFile';
import { unpackMap } from '~/search-index/format/unpackMap';
import { unpackTerms } from '~/search-index/format/unpackTerms';
import { createIndexAndStore, maxUnsplitPages } from '~/search-index/build/createIndexAndStore';
import { packMap } from '~/search-index/build/packMap';
import { packTerms } from '~/search-index/build/packTerms';
import { manyServices, service } from './support/services';

const three = [
  service('one', 'Data platforms', 'A place for figures.', 'Rivers of numbers.'),
  service('two', 'Strategy', 'Platforms and plans.', 'Words.'),
  service('three', 'Change', 'Habits.', 'A platform is named once here.'),
];

test('the same content gives the same files, byte for byte; changed content gives other names', () => {
  const first = createIndexAndStore('us-services', 'en', three);
  const again = createIndexAndStore('us-services', 'en', structuredClone(three));
  expect([...again.files]).toEqual([...first.files]);
  const other = createIndexAndStore('us-services', 'en', [
    ...three,
    service('four', 'New', '', ''),
  ]);
  expect(other.index).not.toBe(first.index);
  expect(other.store).not.toBe(first.store);
});

test('index and store share one build id, in their names and contents', () => {
  const { index, store, files } = createIndexAndStore('us-services', 'en', three);
  const hash = /^us-services-index-([0-9a-f]{16})\.json$/.exec(index)?.[1];
  expect(store).toBe(`us-services-store-${hash}.json`);
  expect([...files.keys()].sort()).toEqual([index, store].sort());
  for (const text of files.values()) expect(JSON.parse(text)).toMatchObject({ pair: hash });
});

test('the build id is of what is written, however it is packed', () => {
  const { index, store, files } = createIndexAndStore('us-services', 'en', three);
  const read = (file: string) => JSON.parse(files.get(file) ?? '') as Record<string, unknown>;
  const { terms, pages } = read(index);
  const written = JSON.stringify(['en', [{ terms, pages }], read(store).records]);
  const hash = createHash('sha256').update(written).digest('hex').slice(0, 16);
  expect(index).toBe(`us-services-index-${hash}.json`);
});

test('the store has the records and no body text', () => {
  const { store, files } = createIndexAndStore('us-services', 'en', three);
  const text = files.get(store) ?? '';
  expect((JSON.parse(text) as { records: unknown[] }).records).toEqual(
    three.map(({ record }) => record),
  );
  expect(text).not.toContain('Rivers');
});

describe('a very large site', () => {
  const documents = manyServices(maxUnsplitPages + 1);
  const { index, store, files } = createIndexAndStore('us-services', 'en', documents);
  const read = (file: string) => JSON.parse(files.get(file) ?? '') as SplitStoreFile;

  test('is split into parts, each with its own hash, which index and store list', () => {
    expect(files.size).toBeGreaterThan(20);
    for (const [name, text] of files) {
      const [, hash] =
        /^us-services-(?:index|store)-parts(?:-(?:\d+|words))?-([0-9a-f]+)\.json$/.exec(name) ?? [];
      expect(JSON.parse(text)).toMatchObject({ pair: hash });
    }
    expect(index.slice(-21)).toBe(store.slice(-21));
    expect(read(store)).not.toHaveProperty('records');
    const ledTo = [index, store].flatMap((file) => [file, ...partUrls(file, read(file))]);
    expect(ledTo.sort()).toEqual([...files.keys()].sort());
    expect(() => partUrl(store, read(store), documents.length)).toThrow(/has no part 301/);
  });

  test('keeps the parts that an edit does not change', () => {
    const changed = documents.with(7, service('s7', 'Zebras', 'A text.', 'A text.'));
    const others = createIndexAndStore('us-services', 'en', changed).files;
    const written = [...others.keys()].filter((name) => !files.has(name));
    expect(written.length).toBeGreaterThan(3);
    expect(written.length).toBeLessThan(12);
    for (const [name, text] of others) if (files.has(name)) expect(files.get(name)).toBe(text);
  });
});

test('a page before all others leaves most parts of the store, and parts of the index without its terms, as they are', () => {
  const documents = manyServices(2 * maxUnsplitPages);
  const filesOf = (all: typeof documents) => [
    ...createIndexAndStore('us-services', 'en', all).files.keys(),
  ];
  const before = new Set(filesOf(documents));
  const after = filesOf([service('new', 'Zebras', 'A text.', 'A text.'), ...documents]);
  const isPart = (kind: string) => (name: string) => new RegExp(`-${kind}-parts-\\d+-`).test(name);
  const writtenOf = (kind: string) =>
    after.filter(isPart(kind)).filter((name) => !before.has(name)).length;
  expect(writtenOf('store')).toBe(1);
  expect(after.filter(isPart('store')).length).toBeGreaterThan(90);
  expect(writtenOf('index')).toBeLessThan(after.filter(isPart('index')).length / 2);
});

test('packed terms are unpacked without loss', () => {
  const terms = ['', 'a', 'ab', 'abc', 'b', `c${'d'.repeat(50)}`, `c${'d'.repeat(51)}`, '数据'];
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
});

test('a packed map is unpacked without loss, whatever its numbers', () => {
  const map: TermEntry[] = [
    ['data', [[0, 45, 46, 47, 9999, 123_456], null, [1]]],
    ['database', [null, null, null, [61, 62]]],
    ['été', [[7]]],
  ];
  const withoutHoles = (entries: readonly TermEntry[]) =>
    entries.map(([term, postings]) => [term, postings.map((pages) => pages ?? [])]);
  expect(withoutHoles(unpackMap(packMap(map, 123_457), 123_457))).toEqual(withoutHoles(map));
  expect(unpackMap(packMap([], 0), 0)).toEqual([]);
  expect(() => unpackMap({ terms: '0data\n4base', pages: '0' }, 1)).toThrow(/2 terms .* of 1/);
});
