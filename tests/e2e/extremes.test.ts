import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startSiteServer, type SiteServer } from '../../hosting/startSiteServer';
import { extremesBuild } from '../support/extremesBuild';
import { layoutFaults } from '../support/layoutFaults';
import { visit } from '../support/visit';

test.describe.configure({ mode: 'serial' });
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } });

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  ({ folder } = await extremesBuild());
  server = await startSiteServer({ folder, port: 0 });
});
test.afterAll(() => server?.close());

/** The pages of a language, without the hundreds of insights that are the same but for their number. */
const pagesOf = (site: string): string[] =>
  readdirSync(join(folder, site), { recursive: true, withFileTypes: true })
    .filter(({ name, parentPath }) => name === 'index.html' && !/\/number-\d+$/.test(parentPath))
    .map(({ parentPath }) => parentPath.slice(folder.length).replaceAll('\\', '/'))
    .sort();

test('words of 80 letters, text from right to left and no pictures break no layout on a narrow phone', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const paths = [...pagesOf('aa/en'), '/aa/en/insights/number-1', '/single/en/home', '/'];
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) {
    await visit(page, `${server.origin}${path}`);
    await expect(page.locator('h1')).toBeVisible();
    expect.soft(await layoutFaults(page), path).toEqual([]);
  }
});

test('a listing of 500 comes twelve at a time, within the window', async ({ page }) => {
  await visit(page, `${server.origin}/aa/en/insights`);
  const shown = page.locator('main ul > li:visible:has(h2)');
  await expect(shown).toHaveCount(12);
  const more = page.getByRole('button', { name: 'Show more', exact: true });
  await more.click();
  await expect(shown).toHaveCount(24);
  expect(await layoutFaults(page)).toEqual([]);
});
