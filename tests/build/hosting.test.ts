import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { maxPolicyLength } from '../../hosting/contentSecurityPolicy';
import { headersOf, parseHeadersFile } from '../../hosting/host-files/headersFile';
import {
  builtFiles,
  fileOfPath,
  isPageFile,
  parseHtml,
  publicFolder,
  readPlan,
} from './support/builtSite';

const headers = headersOf(
  parseHeadersFile(readFileSync(join(publicFolder, '_headers'), 'utf8')),
  '/us/en/home',
);
const policy = headers['Content-Security-Policy'] ?? '';
const files = builtFiles();
const pages = files.filter(isPageFile);
const hash = (algorithm: string, text: string | Buffer) =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test('one policy of at most 2 kB covers every page', () => {
  expect(policy.length).toBeGreaterThan(0);
  expect(policy.length).toBeLessThanOrEqual(maxPolicyLength);
  expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|\*|https?:/);
  const problems: string[] = [];
  for (const file of pages) {
    const html = parseHtml(file);
    for (const element of html.querySelectorAll('script')) {
      const src = element.getAttribute('src');
      const type = element.getAttribute('type');
      if (src !== undefined) {
        const integrity = hash('sha384', readFileSync(join(publicFolder, src)));
        if (element.getAttribute('integrity') !== integrity) problems.push(`${file}: ${src}`);
      } else if (
        type !== 'application/ld+json' &&
        !policy.includes(hash('sha256', element.innerHTML))
      ) {
        problems.push(`${file}: ${element.innerHTML.slice(0, 60)}`);
      }
    }
    for (const element of html.querySelectorAll('style')) {
      if (!policy.includes(hash('sha256', element.innerHTML))) {
        problems.push(`${file}: ${element.innerHTML.slice(0, 60)}`);
      }
    }
  }
  expect(problems.slice(0, 20)).toEqual([]);
});

test('no page has the zero bytes that React leaves between buffers', () => {
  expect(pages.filter((file) => readFileSync(join(publicFolder, file)).includes(0))).toEqual([]);
});

test('every page has its path for the application, and the file of its styles', () => {
  for (const { path } of readPlan().pages) {
    const html = parseHtml(fileOfPath(path));
    expect(html.querySelector('#gatsby-script-loader')?.getAttribute('data-path')).toBe(path);
    const styles = html.querySelector('link[data-styles]')?.getAttribute('href') ?? '';
    expect(existsSync(join(publicFolder, styles))).toBe(true);
  }
});

test('pages and scripts are compressed ahead, as they are', () => {
  const sample = [...pages.slice(0, 20), ...files.filter((file) => /^app-.*\.js$/.test(file))];
  for (const file of sample) {
    const bytes = readFileSync(join(publicFolder, file));
    const read = (ending: string) => readFileSync(join(publicFolder, `${file}${ending}`));
    expect(brotliDecompressSync(read('.br')).equals(bytes)).toBe(true);
    expect(gunzipSync(read('.gz')).equals(bytes)).toBe(true);
  }
});
