import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliDecompressSync } from 'node:zlib';
import { parseHtml, publicFolder, readPlan } from './support/builtSite';

type Start = {
  thisSite?: { build: string; offlinePages: Record<string, string> };
  __precacheManifest?: { url: string; revision?: string }[];
};

const worker = readFileSync(join(publicFolder, 'sw.js'), 'utf8');
const start: Start = {};
const declarations = worker.split('\n').filter((line) => /^self\.(?:thisSite|__pre)/.test(line));
runInNewContext(declarations.join('\n'), { self: start });
const entries = start.__precacheManifest ?? [];

test('the worker belongs to the build beside it', () => {
  const appData = readFileSync(join(publicFolder, 'page-data/app-data.json'), 'utf8');
  expect(JSON.parse(appData)).toEqual({ webpackCompilationHash: start.thisSite?.build });
});

test('it keeps the frame of the application ahead: few files, all there, none of a page', () => {
  expect(entries.length).toBeGreaterThan(5);
  expect(entries.filter(({ url }) => !existsSync(join(publicFolder, url)))).toEqual([]);
  const pagePaths = new Set(readPlan().pages.map(({ path }) => path));
  expect(entries.filter(({ url }) => pagePaths.has(url.replace('/index.html', '')))).toEqual([]);
  const sizes = entries.map(({ url }) => {
    const file = join(publicFolder, url);
    return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
  });
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(250_000);
});

test('what has no hash in its name has a revision', () => {
  const hashed = /-[0-9a-f]{20}\.js$|\.[0-9a-f]{20}\.css$|^\/styles\/|^\/static\//;
  expect(entries.filter(({ url, revision }) => !hashed.test(url) && !revision)).toEqual([]);
});

test('it shows nothing old first', () => {
  expect(worker).not.toContain('StaleWhileRevalidate');
  expect(worker.match(/registerRoute\(\/\^https/g)).toHaveLength(4);
});

test('there is a page for no network in each language, without scripts', () => {
  const languages = new Set(readPlan().sites.map(({ language }) => language));
  const pages = start.thisSite?.offlinePages ?? {};
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

test('the shell is empty, so that it is rendered rather than mended', () => {
  const shell = parseHtml('offline-plugin-app-shell-fallback/index.html');
  expect(shell.querySelector('#gatsby-focus-wrapper')?.childNodes).toHaveLength(0);
});

test('the worker is compressed as it is', () => {
  const compressed = readFileSync(join(publicFolder, 'sw.js.br'));
  expect(brotliDecompressSync(compressed).toString()).toBe(worker);
});
