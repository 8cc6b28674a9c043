import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Index } from 'flexsearch';
import { cacheControlOf, immutable } from '../../hosting/headers';
import { openSearchIndex } from '../../src/features/search/engine/openSearchIndex';
import { titleOf, type InsightRecord, type SearchRecord } from '../../search-index/format/records';
import {
  searchTypes,
  type IndexAndStore,
  type SearchFiles,
  type SearchType,
} from '../../search-index/format/searchTypes';
import { flexSearchExport, flexSearchOptions } from '../../search-index/build/flexSearchExport';
import { builtFiles, publicFolder, readPlan } from './support/builtSite';
import { chunkFiles, servedBytes } from './support/pageWeight';

/** Most bytes after brotli of the overlay's script, and of the stores of a site: docs/benchmarks/search.md. */
const mostScript = 13_000;
const mostStores = 7_000;

const routes = readPlan();
const shown = new Set(routes.pages.map(({ site }) => site?.id));
const sites = routes.sites.filter(({ id }) => shown.has(id));

const pageTypes = { services: 'service', keyplays: 'keyPlay', insights: 'insight' } as const;

const filesOf = (siteId: string): SearchFiles => {
  const file = join(publicFolder, 'slice-data', `header-${siteId.replaceAll('/', '-')}.json`);
  const { result } = JSON.parse(readFileSync(file, 'utf8')) as {
    result: { data: { countrySite: { searchFiles: SearchFiles } } };
  };
  return result.data.countrySite.searchFiles;
};

const read = (address: string): unknown =>
  JSON.parse(
    readFileSync(join(publicFolder, address.slice(address.indexOf('/search-index/'))), 'utf8'),
  );

const recordFields: Readonly<Record<SearchType, readonly string[]>> = {
  insights: ['image', 'slug', 'title', 'type', 'metaDescription', 'publicationDate'],
  keyplays: ['image', 'slug', 'title', 'metaDescription', 'departments', 'industries', 'partners'],
  services: ['objectID', 'slug', 'name', 'imageOrIcon', 'metaDescription'],
};

/** Where an insight was published that has no page of its own. */
const elsewhere = (record: SearchRecord): string | undefined =>
  'externalLink' in record ? record.externalLink : undefined;

/** The links to other websites that a site's listing of insights shows. */
const listedElsewhere = (siteId: string): string[] => {
  const page = routes.pages.find(
    ({ site, template }) => site?.id === siteId && template === 'insights',
  );
  if (page === undefined) return [];
  const data = readFileSync(join(publicFolder, 'page-data', page.path, 'page-data.json'), 'utf8');
  return [...data.matchAll(/"externalLink":"([^"]+)"/g)].map(([, link]) => link ?? '');
};

const pagesOf = (siteId: string, type: SearchType) =>
  routes.pages.filter(
    ({ site, entryType }) => site?.id === siteId && entryType === pageTypes[type],
  );

describe.each(sites.map((site) => [site.id, site] as const))('search files of %s', (id, site) => {
  const files = filesOf(id);

  test.each(searchTypes)(
    '%s: a pair where the site has such pages, with a record of each',
    (type) => {
      const pair = files[type];
      const slugs = pagesOf(id, type).map(({ slug }) => slug);
      if (pair === null) {
        expect(slugs).toEqual([]);
        return;
      }
      const { records } = read(pair.store) as { records: SearchRecord[] };
      const own = records.filter((record) => elsewhere(record) === undefined);
      expect(own.map(({ slug }) => slug).sort()).toEqual([...slugs].sort());
      for (const record of records) {
        const fields = Object.keys(record).filter((field) => field !== 'externalLink');
        expect(fields.sort()).toEqual([...recordFields[type]].sort());
        const picture = 'image' in record ? record.image : record.imageOrIcon;
        if (picture) {
          expect(picture.src).not.toMatch(/^(?:https?:)?\/\//);
          expect(
            existsSync(join(publicFolder, picture.src.slice(picture.src.indexOf('/static/')))),
          ).toBe(true);
        }
      }
    },
  );

  test('insights published elsewhere are found, with their address', () => {
    const { records } = files.insights
      ? (read(files.insights.store) as { records: InsightRecord[] })
      : { records: [] };
    const found = records.flatMap((record) => elsewhere(record) ?? []);
    expect(found).toEqual(expect.arrayContaining(listedElsewhere(id)));
    expect(found.every((link) => /^https?:/.test(link))).toBe(true);
  });

  test('names say country, language where there are several, kind and hash', () => {
    const set = site.isMultilang ? id.replace('/', '-') : site.country;
    for (const type of searchTypes) {
      const pair = files[type];
      if (pair === null) continue;
      const [, hash] = /-([0-9a-f]{16})\.json$/.exec(pair.index) ?? [];
      expect(pair.index).toMatch(new RegExp(`/search-index/${set}-${type}-index-${hash}\\.json$`));
      expect(pair.store).toMatch(new RegExp(`/search-index/${set}-${type}-store-${hash}\\.json$`));
      expect(cacheControlOf(pair.index.slice(pair.index.indexOf('/search-index/')))).toBe(
        immutable,
      );
    }
  });

  test('every page is found by its own title', async () => {
    for (const type of searchTypes) {
      const pair = files[type];
      if (pair === null) continue;
      const opened = await openSearchIndex<SearchRecord>(pair, (address) =>
        Promise.resolve(read(address)),
      );
      await opened.loadIndex();
      const { records } = read(pair.store) as { records: SearchRecord[] };
      for (const record of records) {
        const found = (await opened.search(titleOf(record))).records;
        expect(found.slice(0, 3).map(({ slug }) => slug)).toContain(record.slug);
      }
    }
  });
});

describe('with FlexSearch itself', () => {
  const pairs = sites.flatMap(({ id }) =>
    Object.values(filesOf(id)).flatMap((pair) => (pair ? [[basename(pair.index), pair]] : [])),
  ) as [string, IndexAndStore][];

  test.each(pairs)('%s is imported, and finds every page by its title', (_, pair) => {
    const { language } = read(pair.index) as { language: string };
    const { records } = read(pair.store) as { records: SearchRecord[] };
    const index = new Index(flexSearchOptions(language));
    const readFile = (file: string) => read(`/search-index/${file}`);
    for (const [key, data] of flexSearchExport(basename(pair.index), readFile)) {
      index.import(key, data);
    }
    records.forEach((record, id) => {
      expect(index.contain(id)).toBe(true);
      expect(index.search(titleOf(record), { limit: records.length })).toContain(id);
    });
    expect(index.search('qxzvjwk')).toEqual([]);
  });
});

test('there are no search files but those that headers name, each compressed too', () => {
  const named = sites
    .flatMap(({ id }) => Object.values(filesOf(id)))
    .flatMap((pair) => (pair ? [pair.index, pair.store] : []))
    .map((address) => address.slice(address.indexOf('search-index/')));
  const found = builtFiles().filter((file) => file.startsWith('search-index/'));
  expect(found.filter((file) => file.endsWith('.json')).sort()).toEqual([...new Set(named)].sort());
  for (const file of named) {
    if (readFileSync(join(publicFolder, file)).length > 256) {
      expect(found).toEqual(expect.arrayContaining([`${file}.br`, `${file}.gz`]));
    }
  }
});

test('what is loaded for the first results of a site stays small', () => {
  const textOf = (file: string) => readFileSync(join(publicFolder, file), 'utf8');
  // Earlier builds leave theirs for who is on their pages still; webpack's own script names those of this one.
  const runtime = chunkFiles('app').map(textOf).join('');
  const scripts = builtFiles().filter((file) => {
    const [, hash] = /^[^/]+-([0-9a-f]{20})\.js$/.exec(file) ?? [];
    return hash && runtime.includes(hash) && textOf(file).includes('belongs to another build');
  });
  expect(scripts).toHaveLength(1);
  const script = scripts.reduce((bytes, file) => bytes + servedBytes(file), 0);
  expect(script).toBeLessThan(mostScript);
  for (const { id } of sites) {
    const stores = Object.values(filesOf(id)).flatMap((pair) => (pair ? [pair.store] : []));
    const bytes = stores.reduce(
      (sum, address) => sum + servedBytes(address.slice(address.indexOf('search-index/'))),
      0,
    );
    expect(bytes).toBeLessThan(mostStores);
  }
});
