import { expect, test as base, type Page } from '@playwright/test';
import { expectPicture } from './support/expectPicture';
import { serveTravelSite, siteBelow, type TravelServer } from './support/serveTravelSite';
import { visit as visitPath } from '../support/visit';
import { isKept } from './support/worker';

const { pathPrefix = '' } = siteBelow;

let server: TravelServer;

/** A page whose requests all succeed, and lies below the prefix. */
const test = base.extend<{ missing: string[] }>({
  missing: [
    async ({ page }, use) => {
      const missing: string[] = [];
      page.on('response', (response) => {
        const { origin, pathname } = new URL(response.url());
        if (origin !== server.origin) return;
        const isBelow = pathname === pathPrefix || pathname.startsWith(`${pathPrefix}/`);
        if (!isBelow || response.status() >= 400) missing.push(`${response.status()} ${pathname}`);
      });
      await use(missing);
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await serveTravelSite(siteBelow);
});
test.afterAll(() => server.close());

const visit = (page: Page, path: string) => visitPath(page, `${server.origin}${pathPrefix}${path}`);
const addressOf = (path: string) => `${server.origin}${pathPrefix}${path}`;
const textOf = async (path: string) => (await fetch(addressOf(path))).text();

test('a page has its pictures, fonts and scripts, and its links stay below the prefix', async ({
  page,
  missing,
}) => {
  await visit(page, '/aa/en/home');
  await expectPicture(page.locator('main picture img').first());
  await expect
    .poll(() =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length),
    )
    .toBeGreaterThan(0);
  const outside = await page
    .locator('a[href^="/"], form[action^="/"]')
    .evaluateAll(
      (elements, prefix) =>
        elements
          .map((element) => element.getAttribute('href') ?? element.getAttribute('action') ?? '')
          .filter((href) => href !== prefix && !href.startsWith(`${prefix}/`)),
      pathPrefix,
    );
  expect(outside).toEqual([]);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) await menu.click();
  await page.locator(`a[href="${pathPrefix}/aa/en/near"]:visible`).first().click();
  await expect(page).toHaveURL(addressOf('/aa/en/near'));
  await expect(page.locator('h1')).toHaveText('Near, first edition');
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(missing).toEqual([]);
});

test('search opens, finds, and leads there', async ({ page, missing }) => {
  await visit(page, '/aa/en/home');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  const overlay = page.locator('dialog[open]');
  await overlay.getByRole('combobox').fill('lighthouses');
  const result = overlay.getByRole('option').first();
  await expect(result).toHaveAttribute('href', `${pathPrefix}/aa/en/insights/lighthouses`);
  await result.click();
  await expect(page).toHaveURL(addressOf('/aa/en/insights/lighthouses'));
  await expect(page.locator('h1')).toHaveText('A story of lighthouses');
  expect(missing).toEqual([]);
});

test('the region switcher leads to the same page of another site', async ({ page, missing }) => {
  await visit(page, '/aa/en/near');
  await page.getByRole('banner').locator('a[aria-haspopup="dialog"]').click();
  const link = page.getByRole('dialog').locator(`a[href="${pathPrefix}/aa/fr/near"]`);
  await expect(link).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(addressOf('/aa/fr/near'));
  await expect(page.locator('h1')).toHaveText('Près, édition first');
  expect(missing).toEqual([]);
});

test('a redirect works on the host and in the browser', async ({ page }) => {
  const { status, headers } = await fetch(addressOf('/AA/old-near?x=1'), { redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([301, `${pathPrefix}/aa/en/near?x=1`]);
  const tidied = await fetch(addressOf('/aa/en/near/'), { redirect: 'manual' });
  expect(tidied.headers.get('location')).toBe(`${pathPrefix}/aa/en/near`);

  await page.route('**/aa/old-near?x=1', async (route) => {
    // As a host does that knows no rules.
    const body = await textOf('/404.html');
    await route.fulfill({ status: 404, contentType: 'text/html', body });
  });
  await page.goto(addressOf('/aa/old-near?x=1'));
  await expect(page).toHaveURL(addressOf('/aa/en/near?x=1'));
  await expect(page.locator('h1')).toHaveText('Near, first edition');
});

test('what does not exist answers in the language of its path', async ({ page }) => {
  await page.goto(addressOf('/aa/fr/rien'));
  await expect(page.locator('h1')).toHaveText('Cette page n’existe pas');
});

test('the contact form is sent below the prefix, and answered there without script', async ({
  browser,
  page,
}) => {
  await visit(page, '/aa/fr/contact-us');
  await expect(page.locator('main form')).toHaveAttribute('action', `${pathPrefix}/api/contact`);

  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(addressOf('/aa/fr/contact-us'));
  for (const name of ['firstName', 'lastName', 'company', 'message']) {
    await plain.locator(`[name="${name}"]`).fill(name === 'firstName' ? ' ' : 'Phare');
  }
  await plain.locator('[name="email"]').fill('mara@example.com');
  await plain.locator('[name="terms"]').check();
  await plain.locator('form button[type="submit"]').click();
  await expect(plain.getByRole('alert')).toContainText('Champs à vérifier : 1');
  await expect(plain.getByRole('alert')).toContainText('Prénom – Ce champ est obligatoire.');
  await context.close();
});

test('sitemap, feed, manifest and canonical addresses lie below the prefix', async ({ page }) => {
  const addresses = [...(await textOf('/sitemap.xml')).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(addresses.length).toBeGreaterThan(0);
  expect(addresses.filter((path) => !path.startsWith(`${pathPrefix}/`))).toEqual([]);
  expect(await textOf('/aa/en/insights.atom')).toContain(
    `${pathPrefix}/aa/en/insights/lighthouses`,
  );

  await visit(page, '/aa/en/home');
  const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
  expect(new URL(canonical ?? '').pathname).toBe(`${pathPrefix}/aa/en/home`);
  const manifest = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(manifest).toBe(`${pathPrefix}/manifest.webmanifest`);
  const { start_url: start, icons } = JSON.parse(await textOf('/manifest.webmanifest')) as {
    start_url: string;
    icons: { src: string }[];
  };
  for (const address of [start, ...icons.map(({ src }) => src)]) {
    const url = new URL(address, addressOf('/manifest.webmanifest'));
    expect((await fetch(url)).status).toBe(200);
    expect(url.pathname.startsWith(`${pathPrefix}/`)).toBe(true);
  }
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is in charge of what is below the prefix alone, and keeps pages', async ({
    page,
    context,
  }) => {
    await visit(page, '/aa/en/near');
    const scope = () => page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
    expect(await scope()).toBe(addressOf('/'));
    await expect
      .poll(() => isKept(page, `${pathPrefix}/aa/en/near`, pathPrefix), { timeout: 60_000 })
      .toBe(true);
    await context.setOffline(true);
    await visit(page, '/aa/en/near');
    await expect(page.locator('h1')).toHaveText('Near, first edition');
    await page.goto(addressOf('/aa/fr/far'));
    await expect(page.locator('h1')).toHaveText('Vous êtes hors ligne');
  });
});
