import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  fileOfPath,
  pageDataFile,
  parseHtml,
  publicFolder,
  readJson,
  readPlan,
} from './support/builtSite';

type PageData = { slicesMap: Record<string, string>; staticQueryHashes: string[] };

test('every page asks ahead for the data that Gatsby will ask for, and only for files that are there', () => {
  const missing: string[] = [];
  const { pages } = readPlan();
  for (const { path } of pages) {
    const asked = parseHtml(fileOfPath(path))
      .querySelectorAll('link[data-needed]')
      .map((link) => link.getAttribute('href') ?? '');
    const data = readJson<PageData>(pageDataFile(path));
    const needed = [
      `/${pageDataFile(path)}`,
      '/page-data/app-data.json',
      ...new Set(Object.values(data.slicesMap).map((slice) => `/slice-data/${slice}.json`)),
      ...data.staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
    ];
    missing.push(
      ...needed.filter((file) => !asked.includes(file)).map((file) => `${path} ${file}`),
    );
    missing.push(...asked.filter((file) => !existsSync(join(publicFolder, file))));
  }
  expect(missing.slice(0, 20)).toEqual([]);
  expect(pages.length).toBeGreaterThan(0);
});
