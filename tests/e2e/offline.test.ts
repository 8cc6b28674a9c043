import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { expectPicture } from './support/expectPicture';
import { navigate } from './support/navigate';
import { firstSite, serveTravelSite, type TravelServer } from './support/serveTravelSite';
import { visit as visitPath } from '../support/visit';
import { isKept } from './support/worker';

test.use({ serviceWorkers: 'allow' });

let server: TravelServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await serveTravelSite(firstSite);
});
test.afterAll(() => server.close());

const visit = (page: Page, path: string) => visitPath(page, `${server.origin}${path}`);

/** Opens a page, and waits until the worker has all that it needs to show it again. */
const see = async (page: Page, path: string) => {
  await visit(page, path);
  await expect.poll(() => isKept(page, path)).toBe(true);
};

const goOffline = async (context: BrowserContext) => {
  await context.setOffline(true);
};

test('a second visit works without a network, in two languages, with the pictures seen', async ({
  page,
  context,
}) => {
  await see(page, '/aa/en/home');
  await expect(page.locator('main [data-main-image]').first()).toBeVisible();
  await navigate(page, '/aa/fr/far');
  await expect(page.locator('h1')).toHaveText('Loin, édition first');
  await expect.poll(() => isKept(page, '/aa/fr/far')).toBe(true);
  await page.close();
  await goOffline(context);

  const again = await context.newPage();
  const errors: string[] = [];
  again.on('pageerror', (error) => errors.push(error.message));
  await visit(again, '/aa/en/home?from=bookmark');
  await expect(again.locator('h1')).toHaveText('Home, first edition');
  await expect(again.locator('html')).toHaveAttribute('lang', 'en');
  await expect(again).toHaveTitle('Home, first edition – Talvane Aland');
  const picture = again.locator('main [data-main-image]').first();
  await picture.scrollIntoViewIfNeeded();
  await expectPicture(picture);
  expect(await axeViolations(again)).toEqual([]);

  await navigate(again, '/aa/fr/far');
  await expect(again.locator('h1')).toHaveText('Loin, édition first');
  await expect(again.locator('html')).toHaveAttribute('lang', 'fr');
  await again.reload();
  await expect(again.locator('h1')).toHaveText('Loin, édition first');
  await expect(again.getByRole('contentinfo')).toContainText('Confidentialité');
  expect(errors).toEqual([]);
});

test('a page that was never seen says so in its language, and is there again with the network', async ({
  page,
  context,
}) => {
  await see(page, '/aa/en/home');
  await goOffline(context);
  await page.goto(`${server.origin}/aa/fr/unseen`);
  await expect(page.locator('h1')).toHaveText('Vous êtes hors ligne');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  expect(await page.locator('script').count()).toBe(0);
  expect(await axeViolations(page)).toEqual([]);
  // The application ends there too, rather than with nothing.
  await visit(page, '/aa/en/home');
  await navigate(page, '/aa/en/unseen');
  await expect(page.locator('h1')).toHaveText('You are offline');
  await expect(page).toHaveURL(`${server.origin}/aa/en/unseen`);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(page.locator('h1')).toHaveText('Unseen, first edition');
});

test('with a network, pages come from it: as they are made, and redirects and errors as they are', async ({
  page,
}) => {
  await see(page, '/aa/en/home');
  const response = await page.goto(`${server.origin}/aa/en/home`);
  expect(response?.fromServiceWorker()).toBe(true);
  expect(await response?.text()).toContain('<h1');
  const missing = await page.goto(`${server.origin}/aa/en/nowhere`);
  expect(missing?.status()).toBe(404);
  await page.goto(`${server.origin}/aa/en/near/`);
  await expect(page).toHaveURL(`${server.origin}/aa/en/near`);
  await expect(page.locator('h1')).toHaveText('Near, first edition');
});

test('what is sent to the contact form never comes from what is kept', async ({
  page,
  context,
}) => {
  await see(page, '/aa/en/home');
  const send = () =>
    page.evaluate(async () => {
      try {
        const answer = await fetch('/api/contact', { method: 'POST', body: '{}' });
        return String(answer.status);
      } catch {
        return 'failed';
      }
    });
  expect(await send()).toMatch(/^4\d\d$/);
  await goOffline(context);
  expect(await send()).toBe('failed');
});

test('the worker keeps the frame of the application ahead, not the pages', async ({ page }) => {
  await see(page, '/aa/en/home');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const urls = await Promise.all(
      names.map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    );
    return Object.fromEntries(names.map((name, index) => [name, urls[index] ?? []]));
  });
  const precached = Object.entries(kept).find(([name]) => name.includes('precache'))?.[1] ?? [];
  const paths = precached.map((url) => new URL(url).pathname);
  expect(paths.length).toBeLessThan(20);
  expect(paths.filter((path) => path.startsWith('/aa/'))).toEqual([]);
  expect(paths.filter((path) => path.endsWith('.html')).sort()).toEqual([
    '/offline-plugin-app-shell-fallback/index.html',
    '/offline/en/index.html',
    '/offline/fr/index.html',
  ]);
});
