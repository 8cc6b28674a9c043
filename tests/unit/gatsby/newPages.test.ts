import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readNewPages, writeNewPages } from '~/gatsby/routes/newPages';
import { routeOf, siteOf } from '../../support/routeOf';

const folder = mkdtempSync(join(tmpdir(), 'new-pages-'));
const before = process.cwd();
beforeAll(() => {
  mkdirSync(join(folder, '.cache'));
  process.chdir(folder);
});
afterAll(() => {
  process.chdir(before);
  rmSync(folder, { recursive: true });
});

test('the pages that the last build did not have are new; in a first build all are', async () => {
  const site = siteOf('uk', 'en-GB');
  const routesOf = (...slugs: string[]) => ({
    sites: [site],
    pages: slugs.map((slug) => routeOf(site, slug)),
    leftOut: [],
  });
  await writeNewPages(routesOf('home', 'about'), undefined);
  expect([...readNewPages()]).toEqual(['/uk/en/home', '/uk/en/about']);
  await writeNewPages(routesOf('home', 'contact'), routesOf('home', 'about'));
  expect([...readNewPages()]).toEqual(['/uk/en/contact']);
});
