import { expect, test, type Page, type Route } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { visit } from '../support/visit';
import { holdBack } from './support/holdBack';

const files = /\/search-index\/.*\.json/;
const indexes = /\/search-index\/.*-index-.*\.json/;
const unreachable = 'Search cannot be reached just now. Keep typing to try again.';

const overlay = (page: Page) => page.locator('dialog[open]');
const input = (page: Page) => overlay(page).getByRole('combobox');
const options = (page: Page) => overlay(page).getByRole('option');

/** Errors that nothing caught. */
const uncaught = (page: Page): string[] => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
};

const open = async (page: Page) => {
  await visit(page, '/us/en/home');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(input(page)).toBeFocused();
};

const faults: Record<string, (route: Route) => Promise<void>> = {
  'that do not arrive': (route) => route.abort(),
  'that are not there': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'that are no JSON': (route) => route.fulfill({ body: '<!doctype html>' }),
  'that are empty': (route) => route.fulfill({ body: '' }),
  'that are cut off': async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({ body: text.slice(0, text.length / 2) });
  },
  'of another build': async (route) => {
    const json = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...json, pair: '0123456789abcdef' } });
  },
  'with other things in them': (route) => {
    const [, pair] = /-([0-9a-f]+)\.json/.exec(route.request().url()) ?? [];
    return route.fulfill({
      json: {
        pair,
        language: 'en',
        count: 2,
        terms: '0data\n0two',
        pages: '!',
        records: [null, 4],
      },
    });
  },
};

for (const [which, answer] of Object.entries(faults)) {
  test(`files ${which} show a polite message, and are requested again at the next letter`, async ({
    page,
  }) => {
    const errors = uncaught(page);
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') logged.push(message.text());
    });
    await page.route(files, answer);
    await open(page);
    await input(page).fill('dat');
    await expect(overlay(page).getByRole('alert')).toHaveText(unreachable);
    await expect(overlay(page).getByText('No results found')).toHaveCount(0);
    await expect(options(page)).toHaveCount(0);
    expect(logged.length).toBeGreaterThan(0);
    await page.unroute(files);
    await input(page).pressSequentially('a');
    await expect(options(page).first()).toBeVisible();
    await expect(overlay(page).getByRole('alert')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
}

test('one kind that fails leaves the others', async ({ page }) => {
  await page.route(/\/search-index\/us-insights-/, (route) => route.abort());
  await open(page);
  await input(page).fill('data');
  await expect(overlay(page).locator('[data-type="services"]')).toBeVisible();
  await expect(overlay(page).locator('[data-type="insights"]')).toHaveCount(0);
  await expect(overlay(page).getByRole('alert')).toHaveText(unreachable);
  expect(await axeViolations(page)).toEqual([]);
});

test('a slow network says that it is searching, and then answers the last query', async ({
  page,
}) => {
  const release = await holdBack(page, files);
  await open(page);
  await input(page).fill('cybersecurity');
  await expect(overlay(page).getByRole('status')).toHaveText('Searching…');
  await input(page).fill('machine learning');
  release();
  await expect(options(page).first()).toContainText('Machine learning');
});

test('what the stores have is shown while the indexes are on their way, and the choice stays', async ({
  page,
}) => {
  const release = await holdBack(page, indexes);
  await open(page);
  await input(page).fill('data');
  await expect(options(page).first()).toBeVisible();
  const status = overlay(page).getByRole('status');
  await expect(status).toHaveText('Searching…');
  const early = await options(page).count();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  const chosen = overlay(page).locator('[role="option"][aria-selected="true"]');
  const href = (await chosen.getAttribute('href')) ?? '';
  release();
  await expect(status).toHaveText(/^\d+ results$/);
  expect(await options(page).count()).toBeGreaterThanOrEqual(early);
  await expect(chosen).toHaveAttribute('href', href);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(href);
});

test('nothing is said not to be found before the indexes are there', async ({ page }) => {
  const release = await holdBack(page, indexes);
  await open(page);
  await input(page).fill('data');
  await expect(options(page).first()).toBeVisible();
  await input(page).fill('xqzvwkj');
  await expect(options(page)).toHaveCount(0);
  const status = overlay(page).getByRole('status');
  await expect(status).toHaveText('Searching…');
  release();
  await expect(status).toHaveText('No results found');
});

test('indexes that do not arrive leave the results of the stores, and are requested again', async ({
  page,
}) => {
  await page.route(indexes, (route) => route.abort());
  await open(page);
  await input(page).fill('dat');
  await expect(overlay(page).getByRole('alert')).toHaveText(unreachable);
  await expect(options(page).first()).toBeVisible();
  await page.unroute(indexes);
  await input(page).pressSequentially('a');
  await expect(overlay(page).getByRole('alert')).toHaveCount(0);
  await expect(overlay(page).getByRole('status')).toHaveText(/^\d+ results$/);
});

test('closing while files are under way leaves nothing behind', async ({ page }) => {
  const errors = uncaught(page);
  const release = await holdBack(page, files);
  await open(page);
  await input(page).fill('data');
  await page.keyboard.press('Escape');
  release();
  await expect(overlay(page)).toHaveCount(0);
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await expect(options(page).first()).toBeVisible();
  expect(errors).toEqual([]);
});

test('an overlay that does not load shows a message, and loads at the next click', async ({
  page,
}) => {
  const errors = uncaught(page);
  await visit(page, '/us/en/home');
  const scripts = /\/[^/]+\.js$/;
  await page.route(scripts, (route) => route.abort());
  const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
  await button.click();
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible();
  await page.unroute(scripts);
  await button.click();
  await expect(input(page)).toBeFocused();
  await expect(page.getByRole('banner').getByRole('alert')).toHaveCount(0);
  expect(errors).toEqual([]);
});

for (const [name, query] of [
  ['10,000 characters', 'data '.repeat(2000)],
  ['10,000 letters without a space', 'x'.repeat(10_000)],
  ['markup', '<img src=x onerror="window.isHit=1"><script>window.isHit=1</script>'],
  ['what a template would fill', '${window.isHit=1} {{constructor}} __proto__ %00'],
  ['a pattern', '(((a+)+)+$ [ \\ *'],
] as const) {
  test(`a query of ${name} is a query like any other`, async ({ page }) => {
    const errors = uncaught(page);
    await open(page);
    await input(page).fill(query);
    await expect(overlay(page).getByRole('status')).toHaveText(
      /^(?:\d+ results|No results found)$/,
    );
    await expect(input(page)).toHaveValue(query);
    expect(await overlay(page).locator('script, img[onerror]').count()).toBe(0);
    expect(await page.evaluate(() => 'isHit' in window)).toBe(false);
    await page.goto(`/us/en/home?q=${encodeURIComponent(query.slice(0, 1500))}`);
    await expect(input(page)).toHaveValue(query.slice(0, 1500));
    expect(await page.evaluate(() => 'isHit' in window)).toBe(false);
    expect(errors).toEqual([]);
  });
}

test('markup in a record is shown as text', async ({ page }) => {
  await page.route(/\/search-index\/us-services-store-/, async (route) => {
    const json = (await (await route.fetch()).json()) as { records: { name: string }[] };
    const records = json.records.map((record) => ({
      ...record,
      name: `<img src=x onerror="window.isHit=1"> data`,
      metaDescription: '<script>window.isHit=1</script>',
    }));
    await route.fulfill({ json: { ...json, records } });
  });
  await open(page);
  await input(page).fill('data');
  await expect(
    overlay(page).locator('[data-type="services"] [role="option"]').first(),
  ).toContainText('<img src=x onerror=');
  expect(await page.evaluate(() => 'isHit' in window)).toBe(false);
});
