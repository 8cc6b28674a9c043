import { expect, test, type Page } from '@playwright/test';
import { longestWait } from '../../src/runtime/antiFlicker';
import { expectMounted, visit } from '../support/visit';
import { holdBack } from './support/holdBack';

const isHidden = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => getComputedStyle(element).opacity === '0');

const isWaiting = (page: Page) => isHidden(page, 'main');

/** Timers of the page run only when a test lets them. */
const holdClock = async (page: Page) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
};

test.describe('content hidden until the application has mounted', () => {
  test('is hidden while script loads and shown once it has', async ({ page }) => {
    const release = await holdBack(page, /app-[0-9a-f]+\.js/);
    await holdClock(page);
    await page.goto('/us/en/home', { waitUntil: 'commit' });
    await page.locator('h1').waitFor({ state: 'attached' });
    expect(await isWaiting(page)).toBe(true);
    release();
    await page.clock.resume();
    await expect.poll(() => isWaiting(page)).toBe(false);
  });

  test('is shown when the application does not load', async ({ page }) => {
    await page.route(/app-[0-9a-f]+\.js/, (route) => route.abort());
    await holdClock(page);
    await page.goto('/us/en/home');
    await expect.poll(() => isWaiting(page)).toBe(false);
  });

  test('is shown when a script throws before mounting', async ({ page }) => {
    await page.route(/app-[0-9a-f]+\.js/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
    );
    await holdClock(page);
    await page.goto('/us/en/home');
    await expect.poll(() => isWaiting(page)).toBe(false);
  });

  test('shows half a second after the HTML was parsed, header and ground before', async ({
    page,
  }) => {
    await page.route(/app-[0-9a-f]+\.js/, () => new Promise(() => undefined));
    await holdClock(page);
    await page.goto('/us/en/home', { waitUntil: 'commit' });
    await page.locator('footer').waitFor({ state: 'attached' });
    expect(await isWaiting(page)).toBe(true);
    expect(await isHidden(page, 'header')).toBe(false);
    expect(await isHidden(page, 'body')).toBe(false);
    await page.clock.runFor(longestWait);
    expect(await isWaiting(page)).toBe(false);
  });
});

test('a page change is announced in the language of the site', async ({ page }) => {
  await visit(page, '/be/fr/home');
  const teaser = page.locator('main article a').first();
  const href = (await teaser.getAttribute('href')) ?? '';
  const title = (await teaser.textContent()) ?? '';
  await teaser.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator('h1')).toHaveText(title);
  const announcer = page.locator('#gatsby-announcer');
  await expect(announcer).toContainText(title);
  await expect(announcer).not.toContainText('Navigated to');
});

test('the first page keeps the head of its HTML, and each further page sets its own', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  const readHead = () =>
    page.evaluate(() => ({
      title: document.title,
      lang: document.documentElement.lang,
      canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href'),
      alternates: document.querySelectorAll('link[rel="alternate"][hreflang]').length,
    }));
  await page.goto('/be/fr/home');
  const written = await readHead();
  await visit(page, '/be/fr/home');
  expect(await readHead()).toEqual(written);
  const isHelmet = (url: string) => /\/head-[0-9a-f]+\.js$/.test(url);
  expect(scripts.filter(isHelmet)).toEqual([]);
  await page
    .locator('header a[href="/be/fr/insights"], footer a[href="/be/fr/insights"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL('/be/fr/insights');
  await expect(page).not.toHaveTitle(written.title);
  expect(scripts.filter(isHelmet)).toHaveLength(1);
  const navigated = await readHead();
  await page.goto('/be/fr/insights');
  const loaded = await readHead();
  // Crawlers read them in the HTML; those of another page must not stay.
  expect(loaded.alternates).toBeGreaterThan(10);
  expect(navigated).toEqual({ ...loaded, alternates: 0 });
});

test('a page change of more than a second shows a light-blue bar', async ({ page }) => {
  await visit(page, '/us/en/home');
  await page.waitForLoadState('networkidle');
  await page.route(/page-data\/us\/en\/insights\/page-data\.json/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2500));
    await route.continue();
  });
  const bar = page.locator('[data-loading-bar]');
  await expect(bar).toHaveCount(0);
  await page.evaluate(() => {
    (window as unknown as { ___navigate: (path: string) => void }).___navigate('/us/en/insights');
  });
  await expect(bar).toBeVisible();
  await expect(page).toHaveURL('/us/en/insights');
  await expect(bar).toHaveCount(0);
});

const lastTeaser = (page: Page) => page.locator('main article a').last();

/** Follows the last teaser from where the page is, and goes back. */
const expectReturn = async (page: Page) => {
  // A click of Playwright may scroll again, after the position was read.
  const before = await lastTeaser(page).evaluate((link: HTMLElement) => {
    const { scrollY } = window;
    link.click();
    return scrollY;
  });
  expect(before).toBeGreaterThan(500);
  await expect(page).not.toHaveURL(/home$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeLessThan(200);
  await page.goBack();
  await expect(page).toHaveURL(/home$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
};

test('the scroll position is kept when going back', async ({ page }) => {
  await visit(page, '/us/en/home');
  await lastTeaser(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await expectReturn(page);
});

test('the scroll position from before the application has mounted is kept too', async ({
  page,
}) => {
  const release = await holdBack(page, /app-[0-9a-f]+\.js/);
  await page.goto('/us/en/home', { waitUntil: 'commit' });
  await lastTeaser(page).scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  release();
  await expectMounted(page);
  await expectReturn(page);
});
