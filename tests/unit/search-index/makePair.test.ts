import type { PartedStoreFile, TermEntry } from '../../../search-index/format/indexFile';
import { partAt, partsOf } from '../../../search-index/format/indexFile';
import { unpackMap } from '../../../search-index/format/unpackMap';
import { unpackTerms } from '../../../search-index/format/unpackTerms';
import { makePair, wholeUpTo } from '../../../search-index/pairs/makePair';
import { packMap } from '../../../search-index/pairs/packMap';
import { packTerms } from '../../../search-index/pairs/packTerms';
import { manyServices, service } from './support/services';

const three = [
  service('one', 'Data platforms', 'A place for figures.', 'Rivers of numbers.'),
  service('two', 'Strategy', 'Platforms and plans.', 'Words.'),
  service('three', 'Change', 'Habits.', 'A platform is named once here.'),
];

test('the same content gives the same files, byte for byte, and another content other names', () => {
  const first = makePair('us-services', 'en', three);
  const again = makePair('us-services', 'en', structuredClone(three));
  expect([...again.files]).toEqual([...first.files]);
  const other = makePair('us-services', 'en', [...three, service('four', 'New', '', '')]);
  expect(other.index).not.toBe(first.index);
  expect(other.store).not.toBe(first.store);
});

test('index and store carry one hash, in their names and in themselves', () => {
  const { index, store, files } = makePair('us-services', 'en', three);
  const hash = /^us-services-index-([0-9a-f]{16})\.json$/.exec(index)?.[1];
  expect(store).toBe(`us-services-store-${hash}.json`);
  expect([...files.keys()].sort()).toEqual([index, store].sort());
  for (const text of files.values()) expect(JSON.parse(text)).toMatchObject({ pair: hash });
});

test('the store has the records and no body text', () => {
  const { store, files } = makePair('us-services', 'en', three);
  const text = files.get(store) ?? '';
  expect((JSON.parse(text) as { records: unknown[] }).records).toEqual(
    three.map(({ record }) => record),
  );
  expect(text).not.toContain('Rivers');
});

describe('a very large site', () => {
  const documents = manyServices(wholeUpTo + 1);
  const { index, store, files } = makePair('us-services', 'en', documents);
  const read = (file: string) => JSON.parse(files.get(file) ?? '') as PartedStoreFile;

  test('has its files in parts, each with a hash of its own, which both files lead to', () => {
    expect(files.size).toBeGreaterThan(20);
    for (const [name, text] of files) {
      const [, hash] =
        /^us-services-(?:index|store)-parts(?:-(?:\d+|words))?-([0-9a-f]+)\.json$/.exec(name) ?? [];
      expect(JSON.parse(text)).toMatchObject({ pair: hash });
    }
    expect(index.slice(-21)).toBe(store.slice(-21));
    expect(read(store)).not.toHaveProperty('records');
    const ledTo = [index, store].flatMap((file) => [file, ...partsOf(file, read(file))]);
    expect(ledTo.sort()).toEqual([...files.keys()].sort());
    expect(() => partAt(store, read(store), documents.length)).toThrow(/has no part 301/);
  });

  test('keeps the parts that an edit does not touch', () => {
    const changed = documents.with(7, service('s7', 'Zebras', 'A text.', 'A text.'));
    const others = makePair('us-services', 'en', changed).files;
    const written = [...others.keys()].filter((name) => !files.has(name));
    expect(written.length).toBeGreaterThan(3);
    expect(written.length).toBeLessThan(12);
    for (const [name, text] of others) if (files.has(name)) expect(files.get(name)).toBe(text);
  });
});

test('packed terms come back as they were', () => {
  const terms = ['', 'a', 'ab', 'abc', 'b', `c${'d'.repeat(50)}`, `c${'d'.repeat(51)}`, '数据'];
  expect(unpackTerms(packTerms(terms))).toEqual(terms);
});

test('a packed map is read as it was, whatever its numbers', () => {
  const map: TermEntry[] = [
    ['data', [[0, 45, 46, 47, 9999, 123_456], null, [1]]],
    ['database', [null, null, null, [61, 62]]],
    ['été', [[7]]],
  ];
  const withoutHoles = (entries: readonly TermEntry[]) =>
    entries.map(([term, postings]) => [term, postings.map((pages) => pages ?? [])]);
  expect(withoutHoles(unpackMap(packMap(map)))).toEqual(withoutHoles(map));
  expect(unpackMap(packMap([]))).toEqual([]);
  expect(() => unpackMap({ terms: '0data\n4base', pages: '0' })).toThrow(/2 terms .* of 1/);
});
