import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileRedirects } from '../../redirects/compileRedirects';
import { formatRedirectsFile } from '../../redirects/output/redirectsFile';
import { readTable } from '../../redirects/readTable';
import { siteRootRedirects } from '../../redirects/siteRootRedirects';
import { locationOf } from '../../redirects/types';
import { builtFiles, builtScripts, publicFolder, readPlan } from './support/builtSite';

const isOfTable = (file: string) => /^redirects\/[0-9a-f]{2}\.json$/.test(file);

test('every redirect leads to a page of the site', async () => {
  const table = await readTable('redirects');
  const pagePaths = readPlan().pages.map(({ path }) => path);
  const { rules, problems } = compileRedirects({ ...table, pagePaths });
  expect(
    problems.map((problem) => `${locationOf(problem)}: ${problem.message}`).slice(0, 20),
  ).toEqual([]);
  expect(rules.length).toBeGreaterThanOrEqual(400);
});

test('hosts and browsers have the rules of the table', async () => {
  const table = await readTable('redirects');
  const routes = readPlan();
  const pagePaths = routes.pages.map(({ path }) => path);
  const roots = siteRootRedirects(routes, table.rules);
  const { rules } = compileRedirects({ ...table, rules: [...table.rules, ...roots], pagePaths });
  const written = readFileSync(join(publicFolder, '_redirects'), 'utf8');
  expect(written).toBe(formatRedirectsFile(rules).text);
  const shards = builtFiles().filter(isOfTable);
  const inShards = shards.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(publicFolder, file), 'utf8')) as object),
  );
  expect(new Map(inShards)).toEqual(new Map(rules.map(({ from, to }) => [from, to])));
});

test('no script that visitors of pages load knows the table', () => {
  const knowing = builtScripts().filter((file) =>
    readFileSync(join(publicFolder, file), 'utf8').includes('/redirects/'),
  );
  expect(knowing).toHaveLength(1);
  expect(knowing[0]).toMatch(/^component---src-pages-404-tsx-/);
});
