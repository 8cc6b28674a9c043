import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { EntryPages } from '../src/entries/entryPages';
import { changedPages, pageOfFile } from '../src/dry-run/changedPages';
import { differingPaths } from '../src/dry-run/differingPaths';
import { readSiteFile, withPrefixedAddresses } from '../src/dry-run/siteFile';
import { changesBetween, type Block } from '../src/dry-run/compare/blocks';
import { compareSites } from '../src/releases/compareSites';

const folder = mkdtempSync(join(tmpdir(), 'dry-run-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (site: string, files: Readonly<Record<string, string>>): string => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, site, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
  return join(folder, site);
};

const data = (page: object): string => JSON.stringify({ result: { data: { page } } });
const pagesOf = (...paths: string[]): EntryPages => ({
  pages: paths.map((path) => ({ path, site: path.slice(1, 6) })),
  entries: {},
});

test('pages that a build would write are listed with their site, their kind of change and the reason', async () => {
  const released = write('released', {
    'aa/en/one/index.html': 'old',
    'page-data/aa/en/one/page-data.json': data({ title: 'old', tags: ['a', 'b'] }),
    'aa/en/two/index.html': 'same',
    'page-data/aa/en/two/page-data.json': data({ hidden: 1 }),
    'aa/en/gone/index.html': 'gone',
    'aa/en/three/index.html': 'header: old',
    'aa/en/four/index.html': '<link rel="alternate" hreflang="fr" href="/aa/fr/four"/>',
    'page-data/aa/en/four/page-data.json': data({}),
    'page-data/aa/en/three/page-data.json': data({}),
    'slice-data/header-aa-en.json': 'old',
    'app-0123456789.js': 'retained',
  });
  const built = write('built', {
    'aa/en/one/index.html': 'new',
    'aa/en/one/index.html.br': 'compressed',
    'page-data/aa/en/one/page-data.json': data({ title: 'new', tags: ['b'] }),
    'aa/en/two/index.html': 'same',
    'page-data/aa/en/two/page-data.json': data({ hidden: 2 }),
    'aa/en/coming/index.html': 'coming',
    'aa/en/three/index.html': 'header: new',
    'aa/en/four/index.html': '<link rel="alternate" hreflang="de" href="/aa/de/four"/>',
    'page-data/aa/en/four/page-data.json': data({}),
    'page-data/aa/en/three/page-data.json': data({}),
    'slice-data/header-aa-en.json': 'new',
    'app-fedcba9876.js': 'new',
  });
  const difference = await compareSites(released, built);
  const entryPages = [
    pagesOf('/aa/en/one', '/aa/en/two', '/aa/en/three', '/aa/en/four', '/aa/en/gone'),
    pagesOf('/aa/en/one', '/aa/en/two', '/aa/en/three', '/aa/en/four', '/aa/en/coming'),
  ];
  const { pages, files } = await changedPages({ difference, released, built, entryPages });
  expect(pages.map(({ path, change, reasons }) => [path, change, ...reasons])).toEqual([
    ['/aa/en/coming', 'added', 'a new page'],
    ['/aa/en/four', 'changed', 'hreflang'],
    ['/aa/en/gone', 'removed', 'the page is gone'],
    ['/aa/en/one', 'changed', 'page.title', 'page.tags'],
    ['/aa/en/three', 'changed', 'header-aa-en'],
    ['/aa/en/two', 'data', 'page.hidden'],
  ]);
  expect(pages.every(({ site }) => site === 'aa/en')).toBe(true);
  expect(files).toEqual(['slice-data/header-aa-en.json']);
});

test('pages that change with the scripts of the site alone say so; compressed files and source maps are not listed', async () => {
  const site = (hash: string) => ({
    'index.html': hash,
    'page-data/app-data.json': hash,
    [`app-${hash}.js.map`]: hash,
  });
  const released = write('scripts-before', site('0123456789'));
  const built = write('scripts-after', site('fedcba9876'));
  const difference = await compareSites(released, built);
  const { pages, files } = await changedPages({ difference, released, built, entryPages: [] });
  expect(pages).toEqual([{ path: '/', change: 'changed', reasons: ['the scripts of the site'] }]);
  expect(files).toEqual(['page-data/app-data.json']);
});

test('slices that one side alone has are left over from a site that is gone', async () => {
  const header = { 'slice-data/header.json': 'header' };
  const released = write('slices-before', { ...header, 'slice-data/gone.json': 'gone' });
  const built = write('slices-after', {
    'slice-data/header.json': 'changed',
    '_gatsby/slices/other-1.html': 'other',
  });
  expect(await compareSites(released, built)).toEqual({
    written: ['slice-data/header.json'],
    deleted: [],
  });
});

test('files are of the pages that Gatsby names them after', () => {
  expect(pageOfFile('index.html')).toEqual({ path: '/', isData: false });
  expect(pageOfFile('404.html')).toEqual({ path: '/404.html', isData: false });
  expect(pageOfFile('aa/en/home/index.html')).toEqual({ path: '/aa/en/home', isData: false });
  expect(pageOfFile('page-data/index/page-data.json')).toEqual({ path: '/', isData: true });
  expect(pageOfFile('page-data/404.html/page-data.json')).toEqual({
    path: '/404.html',
    isData: true,
  });
  expect(pageOfFile('page-data/app-data.json')).toBeUndefined();
  expect(pageOfFile('_gatsby/slices/header-1.html')).toBeUndefined();
});

test('values differ at the innermost path that both have', () => {
  expect(differingPaths({ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 3 }] } })).toEqual([
    'a.b.1.c',
  ]);
  expect(differingPaths({ a: [1] }, { a: [1, 2] })).toEqual(['a']);
  expect(differingPaths({ a: null }, { a: {} })).toEqual(['a']);
  expect(differingPaths({ a: [1] }, { a: [1] })).toEqual([]);
});

test('a site below a path has its files, and no others', async () => {
  const html =
    '<img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x" alt="/kept"><a href="//other">x</a><style>p{background:url("/c.svg")}</style>';
  expect(withPrefixedAddresses(html, '/p')).toBe(
    '<img src="/p/a.webp" srcset="/p/a.webp 1x, /p/b.webp 2x" alt="/kept"><a href="//other">x</a><style>p{background:url("/p/c.svg")}</style>',
  );
  const site = write('served', { 'x/index.html': '<a href="/x">', 'x/data.json': '{}' });
  write('.', { 'secret.html': 'secret' });
  expect((await readSiteFile(site, '/x', '/p'))?.body).toBe('<a href="/p/x">');
  expect(await readSiteFile(site, '/x/data.json', '/p')).toBeUndefined();
  expect(await readSiteFile(site, '/../secret.html', '/p')).toBeUndefined();
});

test('texts that come, go and change are changes of their place', () => {
  const blocks = (...texts: string[]): Block[] =>
    texts.map((text) => ({ element: {} as Element, text, key: text }));
  const changes = changesBetween(
    blocks('title', 'one', 'two', 'three', 'end'),
    blocks('new title', 'one', 'three', 'more', 'end'),
  );
  const textOf = (list: readonly Block[]) => list.map(({ text }) => text).join();
  expect(changes.map(({ before, after }) => [textOf(before), textOf(after)])).toEqual([
    ['title', 'new title'],
    ['two', ''],
    ['', 'more'],
  ]);
  expect(changesBetween(blocks('a', 'b'), blocks('a', 'b'))).toEqual([]);
});
