import { expect as quickExpect, test, type Page } from '@playwright/test';
import { navigate } from './support/navigate';
import { firstSite, serveTravelSite, type TravelServer } from './support/serveTravelSite';
import { visit as visitPath } from '../support/visit';

const expect = quickExpect.configure({ timeout: 30_000 });

let server: TravelServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await serveTravelSite(firstSite);
});
test.afterAll(() => server.close());

const farData = '**/page-data/aa/en/far/page-data.json';
const near = 'Near, first edition';
const far = 'Far, first edition';

/** Opens a page that fetches nothing ahead, and marks its document. */
const visit = async (page: Page, path = '/aa/en/near') => {
  await page.addInitScript(() => {
    const value = { saveData: true, effectiveType: '4g' };
    Object.defineProperty(navigator, 'connection', { value });
  });
  await visitPath(page, `${server.origin}${path}`);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
};
const isSameDocument = (page: Page) =>
  page.evaluate(() => 'isSameDocument' in window).catch(() => true);
const thrownBy = (page: Page): string[] => {
  const messages: string[] = [];
  page.on('pageerror', ({ message }) => messages.push(message));
  return messages;
};

test('page data that are none lead to the page as a document', async ({ page }) => {
  await page.route(farData, (route) => route.fulfill({ json: { result: {} } }));
  await visit(page);
  await navigate(page, '/aa/en/far');
  await expect(page.locator('h1')).toHaveText(far);
  expect(await isSameDocument(page)).toBe(false);
});

test('app data that are none lead to the page as a document', async ({ page }) => {
  await visit(page);
  await page.route('**/page-data/app-data.json', (route) => route.fulfill({ json: {} }));
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/aa/en/far'),
  );
  await navigate(page, '/aa/en/far');
  await document;
  await expect(page.locator('h1')).toHaveText(far);
});

test('page data that name an unknown component say so, and the page stays', async ({ page }) => {
  const thrown = thrownBy(page);
  await page.route(farData, async (route) => {
    const response = await route.fetch();
    const data = (await response.json()) as object;
    await route.fulfill({ json: { ...data, componentChunkName: 'component---gone' } });
  });
  await visit(page);
  await navigate(page, '/aa/en/far');
  await expect
    .poll(() => thrown.join())
    .toContain('We couldn\'t find the correct component chunk with the name "component---gone"');
  await expect(page.locator('h1')).toHaveText(near);
});

test('a chunk that does not load leads to the page as a document', async ({ page }) => {
  let failed = 0;
  await page.route(/component---src-templates-simple-page.*\.js$/, (route) => {
    failed += 1;
    return failed === 1 ? route.abort() : route.continue();
  });
  await visit(page, '/aa/en/contact-us');
  await navigate(page, '/aa/en/far');
  await expect(page.locator('h1')).toHaveText(far);
  expect(failed).toBeGreaterThan(0);
  expect(await isSameDocument(page)).toBe(false);
});

test('a chunk that fails outside of any page leads to the last path', async ({ page }) => {
  await visit(page);
  await navigate(page, '/aa/en/far');
  await expect(page.locator('h1')).toHaveText(far);
  const document = page.waitForRequest(
    (request) => request.isNavigationRequest() && request.url().endsWith('/aa/en/far'),
  );
  await page.evaluate(() => {
    const reason = new Error('Loading chunk 7 failed.');
    const promise = Promise.resolve();
    window.dispatchEvent(new PromiseRejectionEvent('unhandledrejection', { promise, reason }));
  });
  await document;
  await expect(page.locator('h1')).toHaveText(far);
});

test('a first page without its data is not rendered, is reported, and is there to read', async ({
  page,
}) => {
  const thrown = thrownBy(page);
  await page.route('**/page-data/aa/en/near/page-data.json', (route) =>
    route.fulfill({ status: 503, body: '' }),
  );
  await page.goto(`${server.origin}/aa/en/near`);
  await expect
    .poll(() => thrown.join())
    .toContain('page resources for /aa/en/near not found. Not rendering React');
  await expect(page.locator('html.is-waiting')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(near);
  await expect(page.locator('main')).toHaveCSS('opacity', '1');
});

test('a page that seems to be missing is requested once more by HEAD', async ({ page }) => {
  await visit(page);
  const asked = page.waitForRequest(
    (request) => request.method() === 'HEAD' && request.url().endsWith('/aa/en/gone'),
  );
  await navigate(page, '/aa/en/gone');
  await asked;
  await expect(page.locator('h1')).toHaveText('This page does not exist');
  expect(await isSameDocument(page)).toBe(true);
});

test('a page whose data alone are missing is opened whole', async ({ page }) => {
  await page.route(farData, (route) => route.fulfill({ status: 404, body: '' }));
  await visit(page);
  await navigate(page, '/aa/en/far');
  await expect(page.locator('h1')).toHaveText(far);
  expect(await isSameDocument(page)).toBe(false);
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('is for HTTPS and localhost, and the page says so elsewhere', async ({ page }) => {
    const reported = page.waitForEvent('console', (message) =>
      message.text().includes('Service workers can only be used over HTTPS, or on localhost'),
    );
    await page.goto(`${server.origin.replace('localhost', '127.0.0.1')}/aa/en/near`);
    await reported;
    await expect(page.locator('h1')).toHaveText(near);
  });

  test('that becomes redundant while it installs is logged', async ({ page }) => {
    // One of the files that the worker keeps ahead is not there, so that it cannot install.
    server.withhold('favicon.svg');
    const reported = page.waitForEvent('console', {
      predicate: (message) =>
        message.text().includes('The installing service worker became redundant.'),
      timeout: 60_000,
    });
    await page.goto(`${server.origin}/aa/en/near`);
    await reported;
    await expect(page.locator('h1')).toHaveText(near);
  });
});
