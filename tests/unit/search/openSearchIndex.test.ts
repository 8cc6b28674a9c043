import {
  createIndexAndStore,
  type SearchFileContents,
  type SearchDocument,
  maxUnsplitPages,
} from '~/search-index/build/createIndexAndStore';
import type { ServiceRecord } from '~/search-index/format/records';
import { maxResults } from '~/src/features/search/engine/createSearcher';
import { openSearchIndex } from '~/src/features/search/engine/openSearchIndex';
import { manyServices, service } from '../search-index/support/services';

const fetchFrom =
  ({ files }: SearchFileContents, asked: string[] = []) =>
  (address: string): Promise<unknown> => {
    const name = address.slice('/search-index/'.length);
    asked.push(name);
    const text = files.get(name);
    return text === undefined
      ? Promise.reject(new Error(`${name} answers 404.`))
      : Promise.resolve(JSON.parse(text) as unknown);
  };

const addresses = ({ index, store }: SearchFileContents) => ({
  index: `/search-index/${index}`,
  store: `/search-index/${store}`,
});

const find = async (documents: readonly SearchDocument[], query: string, language = 'en') => {
  const pair = createIndexAndStore('test', language, documents);
  const opened = await openSearchIndex<ServiceRecord>(addresses(pair), fetchFrom(pair));
  await opened.loadIndex();
  return (await opened.search(query)).records.map(({ slug }) => slug);
};

const some = [
  service('governance', 'Data governance', 'Who owns which figure.', 'Rules, short ones.'),
  service('platforms', 'Data platforms', 'One place for figures.', 'Governance is part of it.'),
  service('security', 'Cybersecurity', 'Monitoring around the clock.', 'Alarms and reports.'),
  service('cloud', 'Cloud migration', 'Small steps.', 'A chart of what to move.'),
  service('net', 'Applications in .NET and C++', 'Kept running.', ''),
];

describe('ranking', () => {
  test('a word in the title outweighs one in the body', async () => {
    expect(await find(some, 'governance')).toEqual(['governance', 'platforms']);
  });

  test('a title in the words of the query comes first', async () => {
    expect((await find(some, 'data platforms'))[0]).toBe('platforms');
  });

  test('the body finds, though the store does not have it', async () => {
    expect(await find(some, 'alarms')).toEqual(['security']);
  });

  test.each([
    ['cyb', 'security'],
    ['cybersecurit', 'security'],
    ['data gov', 'governance'],
    ['cybersecurty', 'security'],
    ['cybresecurity', 'security'],
    ['cyberssecurity', 'security'],
    ['cybersexurity', 'security'],
    ['cybersec', 'security'],
    ['migartion', 'cloud'],
    ['migrating', 'cloud'],
    ['c++', 'net'],
    ['.net', 'net'],
  ])('%s finds %s first', async (query, slug) => {
    expect((await find(some, query))[0]).toBe(slug);
  });

  test.each([
    ['en', 'coast control', 'Cost control', 'Harbours', 'The coast has no control of it.'],
    ['en', 'failed mves', 'Failed moves', 'Lists', 'Failed once.'],
    ['en', 'upkeep reli', 'Upkeep relies on weeks', 'Plans', 'Upkeep of reliable plants.'],
    ['fr', 'après june', 'Après le plus jeune', 'La lune', 'Après la lune.'],
    ['fr', 'décidez chaque', 'Que décidez-vous chaque', 'Exact que chaque décidé', ''],
    ['pt', 'boas raõzes', 'Por boas razões', 'Boas maneiras', ''],
    ['pt', 'torto delas', 'O torno delas', 'Tortel', 'Delas.'],
    ['es', 'modelo Ates', 'El modelo antes', 'Modelo de una', ''],
  ])('%s: %s finds %s before %s', async (language, query, title, other, body) => {
    const pages = [service('other', other, '', body), service('right', title, '', '')];
    expect((await find(pages, query, language))[0]).toBe('right');
  });

  test('a word of the index is no misspelling where nothing says so', async () => {
    const pages = [
      service('coast', 'Harbours', '', 'The coast has no control tower.'),
      service('cost', 'Cost', '', 'Of control, nothing.'),
    ];
    expect((await find(pages, 'coast control'))[0]).toBe('coast');
  });

  test('pages that answer equally well stand in the order of the store', async () => {
    const equal = ['c', 'a', 'b'].map((slug) => service(slug, 'Data', 'The same.', ''));
    expect(await find(equal, 'data')).toEqual(['c', 'a', 'b']);
  });

  test('suggests pages that have only some of the words', async () => {
    expect((await find(some, 'cloud xqzvw'))[0]).toBe('cloud');
  });

  test.each(['', '   ', 'xqzvwkj', '!!!', '<script>alert(1)</script>', '🙂', 'x'.repeat(10_000)])(
    'finds nothing for %j',
    async (query) => {
      expect(await find(some, query)).toEqual([]);
    },
  );

  test('property names of Object.prototype are ordinary words', async () => {
    expect(await find(some, 'constructor __proto__ toString')).toEqual([]);
    const odd = [service('odd', 'The constructor prototype', '', '')];
    expect(await find(odd, 'constructor')).toEqual(['odd']);
  });

  test('gives twenty results at most', async () => {
    expect(await find(manyServices(60), 'name')).toHaveLength(maxResults);
  });
});

describe('before the index has loaded', () => {
  const pair = createIndexAndStore('test', 'en', some);
  const open = (asked: string[] = []) =>
    openSearchIndex<ServiceRecord>(addresses(pair), fetchFrom(pair, asked));
  const slugs = ({ records }: { records: readonly ServiceRecord[] }) =>
    records.map(({ slug }) => slug);

  test('finds titles and descriptions, misspelt too, from the store alone', async () => {
    const asked: string[] = [];
    const opened = await open(asked);
    expect(slugs(await opened.search('cybresecurity'))).toEqual(['security']);
    expect(slugs(await opened.search('figures'))).toEqual(['governance', 'platforms']);
    expect(asked).toEqual([pair.store]);
  });

  test('finds body text once the index has loaded, and marks the result as complete', async () => {
    const opened = await open();
    expect(await opened.search('alarms')).toMatchObject({ records: [], isComplete: false });
    await opened.loadIndex();
    const whole = await opened.search('alarms');
    expect(slugs(whole)).toEqual(['security']);
    expect(whole.isComplete).toBe(true);
  });

  test('fetches the index once', async () => {
    const asked: string[] = [];
    const opened = await open(asked);
    await Promise.all([opened.loadIndex(), opened.loadIndex()]);
    expect(asked).toEqual([pair.store, pair.index]);
  });

  test('finds tags of a key play and the type of an insight', async () => {
    const texts = { title: '', description: '', body: '' };
    const common = { image: null, metaDescription: 'Said in short.' };
    const mixed = createIndexAndStore('test', 'en', [
      {
        record: {
          ...common,
          slug: 'play',
          title: 'One',
          departments: [{ name: 'Finance' }],
          industries: [{ name: 'Insurance' }],
          partners: ['Snowflake'],
        },
        texts,
      },
      {
        record: {
          ...common,
          slug: 'told',
          title: 'Two',
          type: { name: 'Report' },
          publicationDate: '',
        },
        texts,
      },
    ]);
    const opened = await openSearchIndex(addresses(mixed), fetchFrom(mixed));
    for (const [query, slug] of [
      ['finance', 'play'],
      ['insurance', 'play'],
      ['snowflake', 'play'],
      ['report', 'told'],
    ] as const) {
      expect(
        (await opened.search(query)).records.map((record) => 'slug' in record && record.slug),
      ).toEqual([slug]);
    }
  });
});

describe('split files', () => {
  const documents = manyServices(maxUnsplitPages + 200);
  const pair = createIndexAndStore('test', 'en', documents);

  test('give the same results and load only the parts they need', async () => {
    const asked: string[] = [];
    const opened = await openSearchIndex<ServiceRecord>(addresses(pair), fetchFrom(pair, asked));
    expect(asked).toHaveLength(2);
    const { records } = await opened.search('name417 ');
    expect(records.map(({ slug }) => slug)).toEqual(['s417']);
    expect(asked.length).toBeLessThan(7);
    expect(asked.some((name) => name.includes('-words-'))).toBe(false);
  });

  test('correct a misspelling by the vocabulary', async () => {
    const opened = await openSearchIndex<ServiceRecord>(addresses(pair), fetchFrom(pair));
    const { records } = await opened.search('lanetrn name22 ');
    expect(records[0]?.slug).toBe('s22');
  });

  test('fetch a part again after a failure', async () => {
    const reach = fetchFrom(pair);
    let isDown = false;
    const opened = await openSearchIndex<ServiceRecord>(addresses(pair), (address) =>
      isDown ? Promise.reject(new Error('The network is down.')) : reach(address),
    );
    isDown = true;
    await expect(opened.search('name417')).rejects.toThrow('The network is down.');
    isDown = false;
    expect((await opened.search('name417')).records[0]?.slug).toBe('s417');
  });
});

describe('invalid files', () => {
  const pair = createIndexAndStore('test', 'en', some);
  const files = addresses(pair);
  const open = (change: (name: string, text: string) => unknown) =>
    openSearchIndex(files, (address) => {
      const name = address.slice('/search-index/'.length);
      return Promise.resolve(change(name, pair.files.get(name) ?? ''));
    }).then((opened) => opened.loadIndex());
  const parsed = (text: string) => JSON.parse(text) as Record<string, unknown>;

  test.each([
    ['null', () => null, 'holds no object'],
    ['a list', () => [], 'holds no object'],
    ['an empty object', () => ({}), 'another build'],
    [
      'files of another build',
      (_: string, text: string) => ({ ...parsed(text), pair: 'f00' }),
      'another build',
    ],
    [
      'no terms',
      (_: string, text: string) => ({ ...parsed(text), terms: undefined }),
      'has no usable "terms"',
    ],
    [
      'fewer postings than terms',
      (_: string, text: string) => ({ ...parsed(text), pages: '0' }),
      'is broken',
    ],
    [
      'no records',
      (_: string, text: string) => ({ ...parsed(text), records: undefined }),
      'has no usable "records"',
    ],
    [
      'invalid records',
      (_: string, text: string) => ({ ...parsed(text), records: [null, { title: 4 }] }),
      'has no usable "records"',
    ],
    [
      'records without a description',
      (_: string, text: string) => ({ ...parsed(text), records: [{ title: 'Data' }] }),
      'has no usable "records"',
    ],
    [
      'no language',
      (_: string, text: string) => ({ ...parsed(text), language: undefined }),
      'has no usable "language"',
    ],
    [
      'fewer records than the index has pages',
      (_: string, text: string) => {
        const file = parsed(text);
        return file.records ? { ...file, records: [] } : file;
      },
      'has 0 records',
    ],
  ])('%s: the error names the file and the fault', async (_name, change, message) => {
    await expect(open(change)).rejects.toThrow(message);
    await expect(open(change)).rejects.toThrow('/search-index/test-');
  });
});
