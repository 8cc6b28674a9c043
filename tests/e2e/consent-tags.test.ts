import { expect, test } from '@playwright/test';
import {
  agree,
  answer,
  byDefault,
  consentSite,
  containers,
  dialogOf,
  granted,
  settle,
  start,
} from './support/consentSite';
import { navigate } from './support/navigate';
import {
  standInForTags,
  sentByUs,
  toldEvents,
  toldRouteChanges,
  sentToTags,
} from './support/tagManager';
import { watchViolations } from './support/watchViolations';

const site = consentSite();

test('accepting lets the tag manager in, after the granted consent', async ({ page }) => {
  const refused = await watchViolations(page);
  await site.visit(page, '/aa/en/home');
  const loaded = page.waitForRequest(/\/gtm\.js/);
  await answer(page, 'Accept');
  expect(Object.fromEntries(new URL((await loaded).url()).searchParams)).toEqual({
    id: 'GTM-FIRST',
    gtm_auth: 'Auth_-1',
    gtm_preview: 'env-7',
    gtm_cookies_win: 'x',
  });
  await expect.poll(() => site.asked).toContain('www.google-analytics.com/g/collect');
  expect(site.asked.filter((address) => address.startsWith('www.googletagmanager'))).toEqual([
    'www.googletagmanager.com/gtm.js',
  ]);
  expect(await containers(page)).toEqual(['runs']);
  expect((await sentToTags(page)).slice(0, 3)).toEqual([
    byDefault,
    ['consent', 'update', granted],
    start,
  ]);
  await site.visit(page, '/aa/fr/near');
  await expect
    .poll(() => sentByUs(page))
    .toEqual([byDefault, ['consent', 'update', granted], start]);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('without script there is no frame of the tag manager, and nobody is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const askedWithout = await standInForTags(context, site.origin);
  const page = await context.newPage();
  await page.goto(`${site.origin}/aa/en/home`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.content()).not.toContain('ns.html');
  expect(askedWithout).toEqual([]);
  await context.close();
});

test('measures from the first load on, and tells tags only once it may', async ({ page }) => {
  await site.visit(page, '/aa/en/home');
  // A first input, which is also when the largest paint is known.
  await page.getByRole('heading', { level: 1 }).click();
  // The plugin waits three seconds for a later measurement.
  await page.waitForTimeout(3500);
  expect(await sentToTags(page)).toEqual([]);
  expect(site.asked).toEqual([]);
  await answer(page, 'Accept');
  const measured = async () =>
    (await toldEvents(page, 'core-web-vitals')).map((item) => {
      const { name, value } = (item as { webVitalsMeasurement: { name: string; value: number } })
        .webVitalsMeasurement;
      return [name, Number.isInteger(value)] as const;
    });
  await expect
    .poll(measured)
    .toEqual(expect.arrayContaining([['LCP', true] as const, ['FID', true] as const]));
  // CLS is reported only on a page whose layout shifts.
  expect((await measured()).every(([, isInteger]) => isInteger)).toBe(true);
  expect((await sentToTags(page)).slice(0, 3)).toEqual([
    byDefault,
    ['consent', 'update', granted],
    start,
  ]);
  await expect.poll(() => site.asked).toContain('www.google-analytics.com/g/collect');
});

test('runs in a document that came without it, where a site that allows tags is navigated to', async ({
  page,
}) => {
  const refused = await watchViolations(page);
  await agree(page);
  await site.visit(page, '/nowhere');
  await settle(page);
  expect(await containers(page)).toEqual([]);
  expect(await page.evaluate(() => Array.isArray(window.dataLayer))).toBe(false);
  expect(site.asked).toEqual([]);
  await navigate(page, '/aa/en/near');
  await expect.poll(() => containers(page)).toEqual(['runs']);
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(1);
  expect((await sentByUs(page)).slice(0, 3)).toEqual([
    byDefault,
    ['consent', 'update', granted],
    start,
  ]);
  expect(site.asked.filter((address) => address.endsWith('gtm.js'))).toHaveLength(1);
  expect(refused).toEqual([]);
});

test('an error page of a site that allows tags has them too', async ({ page }) => {
  await agree(page);
  await site.visit(page, '/aa/en/nowhere');
  await expect.poll(() => containers(page)).toEqual(['runs']);
  await site.visit(page, '/cc/en/nowhere');
  await settle(page);
  expect(await containers(page)).toEqual([]);
  expect(site.asked.filter((address) => address.endsWith('gtm.js'))).toHaveLength(1);
});

test('campaign parameters go along with consent to marketing only', async ({ page }) => {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, string>);
    await route.fulfill({ status: 201, json: {} });
  });
  const sendWith = async (marketing: boolean) => {
    await site.visit(page, '/aa/en/home?utm_source=newsletter&utm_campaign=harvest&other=1');
    await page.evaluate((isGranted) => {
      const choice = { analytics: true, marketing: isGranted };
      const consent = { version: 1, date: new Date().toISOString(), choice };
      localStorage.setItem('talvane-consent', JSON.stringify(consent));
    }, marketing);
    // Within the document, so that the address no longer has them.
    await page.evaluate(() =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/aa/en/contact-us'),
    );
    await expect(page).toHaveURL(`${site.origin}/aa/en/contact-us`);
    const count = sent.length;
    for (const name of ['firstName', 'lastName', 'company', 'message']) {
      await page.locator(`[name="${name}"]`).fill('Some text');
    }
    await page.locator('[name="email"]').fill('mara@example.com');
    await page.locator('[name="terms"]').check();
    await page.locator('form button[type="submit"]').click();
    await expect.poll(() => sent.length).toBe(count + 1);
  };
  await sendWith(false);
  await sendWith(true);
  const campaigns = sent.map((body) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name.startsWith('utm_'))),
  );
  expect(campaigns).toEqual([{}, { utm_source: 'newsletter', utm_campaign: 'harvest' }]);
});
