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

test('older insights are loaded from archives: by the button, with the focus, and after coming back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await visit(page, `${server.origin}/aa/en/insights`);
  const shown = page.locator('main ul > li:visible:has(h2)');
  const more = page.getByRole('button', { name: 'Show more', exact: true });
  await expect(page.getByText('12 of 500 shown')).toBeVisible();
  const presses = 26;
  for (let press = 1; press <= presses; press += 1) {
    await more.click();
    await expect(shown).toHaveCount(12 * (press + 1));
  }
  const first = shown.nth(12 * presses).getByRole('link');
  await expect(first).toBeFocused();
  await first.click();
  await expect(page).toHaveURL(/\/insights\/number-/);
  await page.goBack();
  await expect(shown).toHaveCount(12 * (presses + 1));
});

test('a filter finds insights of archives, and an archive that cannot be loaded can be tried again', async ({
  page,
}) => {
  await page.route('**/archive/1/page-data.json', (route) => route.abort());
  await visit(page, `${server.origin}/aa/en/insights?topic=fifties&type=article`);
  const shown = page.locator('main ul > li:visible:has(h2)');
  const status = page.locator('main [role="status"]');
  await expect(status).toHaveText('More insights could not be loaded.');
  expect(await shown.count()).toBeLessThan(10);
  expect(await layoutFaults(page)).toEqual([]);
  await page.unroute('**/archive/1/page-data.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(shown).toHaveCount(10);
  await expect(status).toHaveText('Insights: 10');
  const filter = page.getByRole('group', { name: 'Filter by topic' });
  await expect(filter.getByRole('link')).toHaveText(['fifties 10', 'hundreds 5']);
  await filter.getByRole('button', { name: 'All' }).click();
  await expect(shown).toHaveCount(12);
  await page.goBack();
  await expect(shown).toHaveCount(10);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all insights are in the listing and its archives, which link to each other', async ({
    page,
  }) => {
    await page.goto(`${server.origin}/aa/en/insights`);
    const links = page.locator('main li h2 a');
    const listed = await links.count();
    await page.getByRole('link', { name: 'Older insights' }).click();
    await expect(page).toHaveURL(/\/aa\/en\/insights\/archive\/1$/);
    await expect(page.locator('h1')).toHaveText('Older insights, page 1');
    await expect(links).toHaveCount(200);
    expect(listed).toBe(300);
    await page.getByRole('link', { name: 'Newer insights' }).click();
    await expect(page).toHaveURL(/\/aa\/en\/insights$/);
  });
});
