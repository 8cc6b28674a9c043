import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { parseHtml, publicFolder, readPlan } from './support/builtSite';
import { installWorker, type InstalledWorker } from './support/installWorker';

const worker = readFileSync(join(publicFolder, 'sw.js'), 'utf8');
let installed: InstalledWorker;
beforeAll(async () => {
  installed = await installWorker();
});

const hashOf = (algorithm: string, body: Buffer): string =>
  createHash(algorithm).update(body).digest('hex');

test('the worker belongs to the build beside it', () => {
  const appData = readFileSync(join(publicFolder, 'page-data/app-data.json'), 'utf8');
  expect(JSON.parse(appData)).toEqual({ webpackCompilationHash: installed.site.build });
});

test('it keeps the frame of the application ahead: few files, all there, none of a page', () => {
  const { precached, site } = installed;
  const paths = precached.map(({ path }) => path);
  expect(paths.length).toBeGreaterThan(5);
  expect(paths).toEqual(
    expect.arrayContaining([site.shellPath, ...Object.values(site.offlinePages), '/favicon.svg']),
  );
  const pagePaths = new Set(readPlan().pages.map(({ path }) => path));
  expect(paths.filter((path) => pagePaths.has(path.replace('/index.html', '')))).toEqual([]);
  const sizes = paths.map((path) => {
    const file = join(publicFolder, path);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});

test('it keeps ahead what the shell and the pages for no network load', () => {
  const { precached, site } = installed;
  const paths = new Set(precached.map(({ path }) => path));
  const pages = [site.shellPath, ...Object.values(site.offlinePages)];
  const loaded = pages.flatMap((page) =>
    parseHtml(page.slice(1))
      .querySelectorAll('script[src], link[rel="stylesheet"], link[as="font"]')
      .map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
  );
  expect(loaded.length).toBeGreaterThan(pages.length);
  expect(loaded.filter((path) => !paths.has(path))).toEqual([]);
});

test('a file without a hash in its name has a revision: that of the file as it ships', () => {
  const hashed = /-[0-9a-f]{8,}\.js$|\.[0-9a-f]{8,}\.css$|^\/styles\/|^\/static\//;
  const named = installed.precached.filter(({ path }) => !hashed.test(path));
  expect(named.length).toBeGreaterThan(3);
  for (const { path, revision } of named) {
    const file = readFileSync(join(publicFolder, path));
    expect([hashOf('md5', file), hashOf('sha256', file).slice(0, 20)]).toContain(revision);
  }
});

test('there is a page for no network in each language, without scripts', () => {
  const languages = new Set(readPlan().sites.map(({ language }) => language));
  const pages = installed.site.offlinePages;
  expect(Object.keys(pages).sort()).toEqual([...languages].sort());
  for (const [language, path] of Object.entries(pages)) {
    const page = parseHtml(path.slice(1));
    expect(page.querySelector('html')?.getAttribute('lang')).toBe(language);
    expect(page.querySelector('h1')?.text).not.toBe('');
    expect(page.querySelectorAll('script')).toHaveLength(0);
  }
  expect(
    new Set(Object.values(pages).map((path) => parseHtml(path.slice(1)).querySelector('p')?.text))
      .size,
  ).toBe(languages.size);
});

test('the shell is empty, so that it is rendered rather than repaired', () => {
  const shell = parseHtml('offline-plugin-app-shell-fallback/index.html');
  expect(shell.querySelector('#gatsby-focus-wrapper')?.childNodes).toHaveLength(0);
  // It has an address, under which search engines may come across it.
  expect(shell.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(shell.querySelectorAll('title')).toHaveLength(1);
});

test('the worker is compressed as it is', () => {
  const compressed = readFileSync(join(publicFolder, 'sw.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(worker);
});
