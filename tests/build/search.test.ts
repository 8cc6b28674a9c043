import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Index } from 'flexsearch';
import { cacheControlOf, immutable } from '../../hosting/headers';
import { openSearchIndex } from '../../src/features/search/engine/openSearchIndex';
import {
  titleOf,
  type InsightRecord,
  type LinkRecord,
  type SearchRecord,
} from '../../search-index/format/records';
import {
  searchTypes,
  type IndexAndStore,
  type SearchType,
} from '../../search-index/format/searchTypes';
import { flexSearchExport, flexSearchOptions } from '../../search-index/build/flexSearchExport';
import { isIndexed } from '../../gatsby/routes/isIndexed';
import { builtFiles, publicFolder, readPlan } from './support/builtSite';
import { chunkFiles, servedBytes } from './support/pageWeight';
import { readSearchFile, searchFilesOf } from './support/searchFiles';

/** Most bytes after brotli of the overlay's script, and of the stores of a site: docs/benchmarks/search.md. */
const mostScript = 13_000;
const mostStores = 13_500;

const routes = readPlan();
const shown = new Set(routes.pages.map(({ site }) => site?.id));
const sites = routes.sites.filter(({ id }) => shown.has(id));

const pageTypes = { services: 'service', keyplays: 'keyPlay', insights: 'insight' } as const;

const linkFields = ['image', 'title', 'metaDescription', 'href', 'details'];

const recordFields: Readonly<Record<SearchType, readonly string[]>> = {
  pages: linkFields,
  people: linkFields,
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

const entryTypes = Object.keys(pageTypes) as (keyof typeof pageTypes)[];

const recordsOf = (pair: IndexAndStore | null): readonly SearchRecord[] =>
  pair ? (readSearchFile(pair.store) as { records: SearchRecord[] }).records : [];

const optionalFields = new Set(['externalLink', 'isFile']);

const isFile = (address: string): boolean =>
  existsSync(join(publicFolder, address.slice(address.indexOf('/static/'))));

const pageHtml = new Map<string, string>();
const htmlOf = (path: string): string => {
  const known = pageHtml.get(path);
  if (known !== undefined) return known;
  const file = join(publicFolder, path, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  pageHtml.set(path, html);
  return html;
};

const pagesOf = (siteId: string, type: keyof typeof pageTypes) =>
  routes.pages.filter(
    ({ site, entryType }) => site?.id === siteId && entryType === pageTypes[type],
  );

describe.each(sites.map((site) => [site.id, site] as const))('search files of %s', (id, site) => {
  const files = searchFilesOf(id);

  test.each(entryTypes)(
    '%s: a pair where the site has such pages, with a record of each',
    (type) => {
      const pair = files[type];
      const slugs = pagesOf(id, type).map(({ slug }) => slug);
      if (pair === null) {
        expect(slugs).toEqual([]);
        return;
      }
      const { records } = readSearchFile(pair.store) as { records: SearchRecord[] };
      const own = records.filter((record) => elsewhere(record) === undefined);
      expect(own.map((record) => 'slug' in record && record.slug).sort()).toEqual(
        [...slugs].sort(),
      );
    },
  );

  test('records have the fields of their kind, and pictures of this website', () => {
    for (const type of searchTypes) {
      for (const record of recordsOf(files[type])) {
        const fields = Object.keys(record).filter((field) => !optionalFields.has(field));
        expect(fields.sort()).toEqual([...recordFields[type]].sort());
        const picture = 'image' in record ? record.image : record.imageOrIcon;
        if (picture) {
          // Of the size that results show, not one of those that pages show.
          expect(picture.src).toMatch(/^\/static\/[0-9a-f]+\/192\.webp$/);
          expect(isFile(picture.src)).toBe(true);
        }
      }
    }
  });

  test('pages: each other page of the site that search engines may list', () => {
    const found = new Set(recordsOf(files.pages).map((record) => (record as LinkRecord).href));
    const listed = routes.pages.filter(
      (page) =>
        page.site?.id === id &&
        (page.entryType === 'page' || page.entryType === 'landingPage') &&
        isIndexed(page),
    );
    expect(listed.length).toBeGreaterThan(0);
    expect(listed.map(({ path }) => path).filter((path) => !found.has(path))).toEqual([]);
  });

  test('pages and people lead to pages with their anchor, to files, or to other websites', () => {
    const records = [...recordsOf(files.pages), ...recordsOf(files.people)] as LinkRecord[];
    expect(recordsOf(files.people).length).toBeGreaterThan(0);
    const wrong = records.filter(({ href, isFile: leadsToFile }) => {
      if (leadsToFile) return !isFile(href);
      if (/^https?:/.test(href)) return false;
      const [path = '', anchor] = href.split('#');
      const html = htmlOf(path);
      return anchor ? !html.includes(`id="${anchor}"`) : html === '';
    });
    expect(wrong.map(({ href }) => href)).toEqual([]);
  });

  test('insights published elsewhere are found, with their address', () => {
    const { records } = files.insights
      ? (readSearchFile(files.insights.store) as { records: InsightRecord[] })
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
        Promise.resolve(readSearchFile(address)),
      );
      await opened.loadIndex();
      const { records } = readSearchFile(pair.store) as { records: SearchRecord[] };
      for (const record of records) {
        const found = (await opened.search(titleOf(record))).records;
        // Offices of two countries may share a city.
        expect(found.slice(0, 3).map(titleOf)).toContain(titleOf(record));
      }
    }
  });
});

describe('with FlexSearch itself', () => {
  const pairs = sites.flatMap(({ id }) =>
    Object.values(searchFilesOf(id)).flatMap((pair) =>
      pair ? [[basename(pair.index), pair]] : [],
    ),
  ) as [string, IndexAndStore][];

  test.each(pairs)('%s is imported, and finds every page by its title', (_, pair) => {
    const { language } = readSearchFile(pair.index) as { language: string };
    const { records } = readSearchFile(pair.store) as { records: SearchRecord[] };
    const index = new Index(flexSearchOptions(language));
    const readFile = (file: string) => readSearchFile(`/search-index/${file}`);
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
    .flatMap(({ id }) => Object.values(searchFilesOf(id)))
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
    const [, hash] = /^[^/]+-([0-9a-f]{8,})\.js$/.exec(file) ?? [];
    return hash && runtime.includes(hash) && textOf(file).includes('belongs to another build');
  });
  expect(scripts).toHaveLength(1);
  const script = scripts.reduce((bytes, file) => bytes + servedBytes(file), 0);
  expect(script).toBeLessThan(mostScript);
  for (const { id } of sites) {
    const stores = Object.values(searchFilesOf(id)).flatMap((pair) => (pair ? [pair.store] : []));
    const bytes = stores.reduce(
      (sum, address) => sum + servedBytes(address.slice(address.indexOf('search-index/'))),
      0,
    );
    expect(bytes).toBeLessThan(mostStores);
  }
});
