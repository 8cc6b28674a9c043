import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Emulator } from 'contentful-emulator';
import { toContentful } from '~/contentful/model/toContentful';
import { readMisses } from '~/hosting/search-misses/missStore';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';
import { managementAccess } from '~/publishing/searches/managementAccess';
import { searchMisses } from '~/publishing/searches/searchMisses';
import { openSearchIndex } from '~/src/features/search/engine/openSearchIndex';
import { titleOf, type SearchRecord } from '~/search-index/format/records';
import { addSynonyms } from '~/search-index/build/addSynonyms';
import { createIndexAndStore, type SearchDocument } from '~/search-index/build/createIndexAndStore';
import { startTestSpace } from '../support/testSpace';
import { siteOf } from '../support/routeOf';

const folder = mkdtempSync(join(tmpdir(), 'search-misses-'));
const publicFolder = join(folder, 'public');
const missesFolder = join(folder, 'misses');
const routesFile = join(folder, 'routes.json');
const site = siteOf('us', 'en-US');

const documents: SearchDocument[] = ['Conversational assistants', 'Cloud platforms'].map(
  (title, at) => ({
    record: { image: null, title, metaDescription: '', href: `/us/en/page-${at}`, details: [] },
    texts: { title, description: '', body: at === 0 ? 'They answer clients.' : 'They run.' },
  }),
);

const write = (name: string, text: string): void => {
  mkdirSync(dirname(join(publicFolder, name)), { recursive: true });
  writeFileSync(join(publicFolder, name), text);
};

/** Writes the site's page and its search, as a build does. */
const buildSite = (ofPages: readonly SearchDocument[]): void => {
  const { index, store, files } = createIndexAndStore('us-en-pages', 'en', ofPages);
  for (const [name, text] of files) write(`search-index/${name}`, text);
  const pages = { index: `/search-index/${index}`, store: `/search-index/${store}` };
  const searchFiles = { services: null, keyplays: null, insights: null, pages, people: null };
  write(
    'slice-data/header-us-en.json',
    JSON.stringify({ result: { data: { countrySite: { searchFiles } } } }),
  );
  write('us/en/home/index.html', '<title>Home</title>');
};

let server: SiteServer;
let space: Emulator;
beforeAll(async () => {
  buildSite(documents);
  writeFileSync(routesFile, JSON.stringify({ sites: [site], pages: [], leftOut: [] }));
  space = await startTestSpace(folder, { ...toContentful(), entries: [], assets: [], tags: [] });
  server = await startSiteServer({ folder: publicFolder, port: 0, missesFolder, log: () => null });
}, 60_000);
afterAll(async () => {
  await server.close();
  await space.close();
  rmSync(folder, { recursive: true });
});

let address = 0;
/** Reports as a browser does, each time from another address. */
const report = async (
  query: string,
  headers: Record<string, string> = {},
  ofSite = 'us/en',
): Promise<number> => {
  const { status } = await fetch(`${server.origin}/api/search-misses`, {
    method: 'POST',
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'x-forwarded-for': `192.0.2.${(address += 1)}`,
      origin: server.origin,
      ...headers,
    },
    body: JSON.stringify({ site: ofSite, query }),
  });
  return status;
};

const misses = searchMisses({
  folder: missesFolder,
  publicFolder,
  routesFile,
  access: () => managementAccess({}, join(folder, '.space')),
});

test('a query without a result is shown from the fifth time on, becomes a synonym by one button, and is found when that is published', async () => {
  for (const query of ['Chatbot for clients', 'chatbot  for clients', 'CHATBOT for clients']) {
    expect(await report(query)).toBe(204);
  }
  await report('chatbot for clients');
  expect(await misses.read()).toEqual([]);
  await report('chatbot for clients');
  const nearest = { title: 'Conversational assistants', href: '/us/en/page-0' };
  const miss = { site: 'us/en', query: 'chatbot for clients', count: 5, nearest };
  expect(await misses.read()).toEqual([miss]);

  await misses.addSynonym?.('us/en', 'chatbot for clients');
  const [shown] = await misses.read();
  expect(shown?.synonym).toMatch(/^https:\/\/localhost:\d+\/editor\/Entry\//);
  const id = decodeURIComponent(shown?.synonym?.split('/').at(-1) ?? '');
  // Twice makes one.
  await misses.addSynonym?.('us/en', 'chatbot for clients');
  expect((await misses.read())[0]?.synonym).toBe(shown?.synonym);

  const entry = space.store.get('Entry', id);
  const words = ['chatbot for clients', 'Conversational assistants'];
  expect(entry?.current.fields).toMatchObject({ words: { en: words } });
  expect(entry?.published).toBeUndefined();
  space.store.publish('Entry', id);

  // The next build takes it: the query has the page as its first result.
  const published = space.store.get('Entry', id)?.published?.fields as { words: { en: string[] } };
  const groups = [{ words: published.words.en, entries: [] }];
  const built = createIndexAndStore('x', 'en', addSynonyms(documents, groups, 'en'));
  const search = await openSearchIndex<SearchRecord>(built, (name) =>
    Promise.resolve(JSON.parse(built.files.get(name) ?? '') as unknown),
  );
  await search.loadIndex();
  const { records } = await search.search('chatbot');
  expect(records.map(titleOf)).toEqual(['Conversational assistants']);
});

test('nothing personal is counted, nor what asks not to be, comes from elsewhere or names no site', async () => {
  const before = await readMisses(missesFolder);
  for (const query of [
    'jane.doe@example.com',
    'jane at example ＠ com',
    '+32 2 555 01 23',
    'order 123456',
    'رقم ١٢٣٤٥',
    'https://example.com/x',
    `${'long '.repeat(20)}text`,
    'x',
    '2026',
  ]) {
    expect(await report(query)).toBe(204);
  }
  await report('tracked', { dnt: '1' });
  await report('tracked', { 'sec-gpc': '1' });
  await report('from elsewhere', { origin: 'https://example.com' });
  await report('from elsewhere', { 'sec-fetch-site': 'cross-site' });
  await report('of no site', {}, 'xx/yy');
  await report('of no site', {}, '../us/en');
  expect(await readMisses(missesFolder)).toEqual(before);
  await report('innovation 2026');
  expect(await readMisses(missesFolder)).toEqual({
    'us/en': { ...before['us/en'], 'innovation 2026': 1 },
  });
});

test('one address reports twenty searches in ten minutes', async () => {
  const statuses: number[] = [];
  for (let at = 0; at < 21; at += 1) {
    statuses.push(await report('often', { 'x-forwarded-for': '198.51.100.1' }));
  }
  expect(statuses.slice(0, 20).every((status) => status === 204)).toBe(true);
  expect(statuses[20]).toBe(429);
});
