import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { watchLayoutShift } from './support/layoutShift';
import { outOfReach } from './support/outOfReach';
import { navigate } from './support/navigate';
import {
  firstSite,
  serveTravelSite,
  siteBelow,
  type TravelServer,
} from './support/serveTravelSite';
import {
  sawRouteChanges,
  standInForTags,
  toldByUs,
  toldEvents,
  toldRouteChanges,
  toldTags,
} from './support/tagManager';
import { visit as visitPath } from './support/visit';

let server: TravelServer;
let asked: readonly string[];

test.beforeAll(async () => {
  test.setTimeout(600_000);
  server = await serveTravelSite(firstSite);
});
test.afterAll(() => server.close());
test.beforeEach(async ({ context }) => {
  asked = await standInForTags(context, server.origin);
});

const visit = (page: Page, path: string) => visitPath(page, `${server.origin}${path}`);
const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Cookies/ });
const answer = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();
const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /Cookie settings|Réglages/ });

const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
const granted = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
};
/** What the container starts with. */
const byDefault = ['consent', 'default', { ...denied, wait_for_update: 500 }];
const start = { event: 'gtm.js', 'gtm.start': 0 };

/** Remembers an agreement before the page loads, as an earlier visit would have. */
const agree = (page: Page) =>
  page.addInitScript(() =>
    localStorage.setItem(
      'talvane-consent',
      JSON.stringify({
        version: 1,
        date: new Date().toISOString(),
        choice: { analytics: true, marketing: true },
      }),
    ),
  );

/** The scripts of the tag manager in the document: those that wait for consent, and those that run. */
const containers = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ text }) => text.includes('gtm.start'))
      .map(({ type }) => (type === 'text/plain' ? 'waits' : 'runs')),
  );

const settle = (page: Page) => page.waitForLoadState('networkidle');

test('asks in the language of the site, moves nothing, and asks nothing of other hosts', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
  // A font that arrives late moves letters by parts of a pixel; the dialog alone is in question here.
  await page.route('**/*.woff2', (route) => route.abort());
  await visit(page, '/aa/fr/home');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('heading')).toHaveText('Cookies et mesure d’audience');
  await expect(dialog.getByRole('link', { name: 'Confidentialité' })).toHaveAttribute(
    'href',
    '/aa/fr/privacy-policy',
  );
  expect(await axeViolations(page)).toEqual([]);
  await settle(page);
  expect(await layoutShift()).toBe(0);
  expect(await toldTags(page)).toEqual([]);
  expect(await containers(page)).toEqual(['waits']);
  expect(asked).toEqual([]);
});

test('refusing is as easy as accepting, and reached by keyboard first', async ({ page }) => {
  await visit(page, '/aa/en/home');
  const look = (name: string) =>
    dialogOf(page)
      .getByRole('button', { name, exact: true })
      .evaluate((button) => {
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height, top } = button.getBoundingClientRect();
        return { color, backgroundColor, fontSize, fontWeight, width, height, top };
      });
  await expect(dialogOf(page)).toBeVisible();
  expect(await look('Refuse')).toEqual(await look('Accept'));
  // The skip link, the privacy policy, and then the answer.
  for (let stop = 1; stop <= 3; stop += 1) await page.keyboard.press('Tab');
  await expect(dialogOf(page).getByRole('button', { name: 'Refuse' })).toBeFocused();
});

test('can be answered at 400 %, with the choices open', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, '/aa/en/home');
  const dialog = dialogOf(page);
  await expect(dialog).toBeVisible();
  expect(await outOfReach(dialog)).toEqual([]);
  await dialog.getByRole('button', { name: 'Choose', exact: true }).click();
  await expect(dialog.getByRole('checkbox').first()).toBeVisible();
  expect(await outOfReach(dialog)).toEqual([]);
});

test('after a refusal nothing is asked of other hosts, and the question does not return', async ({
  page,
}) => {
  await visit(page, '/aa/en/home');
  await answer(page, 'Refuse');
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator('#content')).toBeFocused();
  await navigate(page, '/aa/en/near');
  await expect(page.locator('h1')).toHaveText('Near, first edition');
  await settle(page);
  expect(await toldTags(page)).toEqual([]);
  expect(await containers(page)).toEqual(['waits']);
  await visit(page, '/aa/fr/far');
  await expect(opener(page)).toBeVisible();
  await settle(page);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  const stored = await page.evaluate(() => localStorage.getItem('talvane-consent'));
  expect(JSON.parse(stored ?? '')).toMatchObject({
    version: 1,
    date: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    choice: { analytics: false, marketing: false },
  });
});

test('accepting lets the tag manager in, after it is told what is granted', async ({ page }) => {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text());
  });
  await visit(page, '/aa/en/home');
  const loaded = page.waitForRequest(/\/gtm\.js/);
  await answer(page, 'Accept');
  expect(Object.fromEntries(new URL((await loaded).url()).searchParams)).toEqual({
    id: 'GTM-FIRST',
    gtm_auth: 'Auth_-1',
    gtm_preview: 'env-7',
    gtm_cookies_win: 'x',
  });
  await expect.poll(() => asked).toContain('www.google-analytics.com/g/collect');
  expect(asked.filter((address) => address.startsWith('www.googletagmanager'))).toEqual([
    'www.googletagmanager.com/gtm.js',
  ]);
  expect(await containers(page)).toEqual(['runs']);
  expect((await toldTags(page)).slice(0, 3)).toEqual([
    byDefault,
    ['consent', 'update', granted],
    start,
  ]);
  await visit(page, '/aa/fr/near');
  await expect
    .poll(() => toldByUs(page))
    .toEqual([byDefault, ['consent', 'update', granted], start]);
  await expect(dialogOf(page)).toHaveCount(0);
  expect(refused).toEqual([]);
});

test('without script there is no frame of the tag manager, and nobody is asked', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const askedWithout = await standInForTags(context, server.origin);
  const page = await context.newPage();
  await page.goto(`${server.origin}/aa/en/home`);
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.content()).not.toContain('ns.html');
  expect(askedWithout).toEqual([]);
  await context.close();
});

test('measures from the first load on, and tells tags only once it may', async ({ page }) => {
  await visit(page, '/aa/en/home');
  // A first input, which is also when the largest paint is known.
  await page.getByRole('heading', { level: 1 }).click();
  // The plugin waits three seconds for a later measurement.
  await page.waitForTimeout(3500);
  expect(await toldTags(page)).toEqual([]);
  expect(asked).toEqual([]);
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
  expect((await toldTags(page)).slice(0, 3)).toEqual([
    byDefault,
    ['consent', 'update', granted],
    start,
  ]);
  await expect.poll(() => asked).toContain('www.google-analytics.com/g/collect');
});

test('runs in a document that came without it, where a site that allows tags is navigated to', async ({
  page,
}) => {
  await agree(page);
  await visit(page, '/nowhere');
  await settle(page);
  expect(await containers(page)).toEqual([]);
  expect(await page.evaluate(() => Array.isArray(window.dataLayer))).toBe(false);
  expect(asked).toEqual([]);
  await navigate(page, '/aa/en/near');
  await expect.poll(() => containers(page)).toEqual(['runs']);
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(1);
  expect((await toldByUs(page)).slice(0, 3)).toEqual([
    byDefault,
    ['consent', 'update', granted],
    start,
  ]);
  expect(asked.filter((address) => address.endsWith('gtm.js'))).toHaveLength(1);
});

test('an error page of a site that allows tags has them too', async ({ page }) => {
  await agree(page);
  await visit(page, '/aa/en/nowhere');
  await expect.poll(() => containers(page)).toEqual(['runs']);
  await visit(page, '/cc/en/nowhere');
  await settle(page);
  expect(await containers(page)).toEqual([]);
  expect(asked.filter((address) => address.endsWith('gtm.js'))).toHaveLength(1);
});

test('a choice by category grants just that', async ({ page }) => {
  await visit(page, '/aa/en/home');
  await answer(page, 'Choose');
  await dialogOf(page).getByRole('checkbox', { name: 'Measurement' }).check();
  expect(await axeViolations(page)).toEqual([]);
  await answer(page, 'Save my choice');
  await expect.poll(() => toldTags(page)).toContainEqual(start);
  expect(await toldTags(page)).toContainEqual([
    'consent',
    'update',
    { ...denied, analytics_storage: 'granted' },
  ]);
});

test('tells of each navigation once, when its page is there, and not of the first load', async ({
  page,
}) => {
  await visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy policy' }).click();
  await expect(page).toHaveURL(server.origin + '/aa/en/privacy-policy');
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(1);
  // A filter or an anchor on the same page is no navigation.
  await navigate(page, '/aa/en/privacy-policy#/somewhere');
  await navigate(page, '/aa/fr/near');
  await expect(page.locator('h1')).toHaveText('Près, édition first');
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(2);
  expect(await toldRouteChanges(page)).toEqual([
    {
      event: 'gatsby-route-change',
      path: '/aa/en/privacy-policy',
      title: 'Privacy policy',
      country: 'aa',
      language: 'en',
      eventTimeout: 2500,
    },
    {
      event: 'gatsby-route-change',
      path: '/aa/fr/near',
      title: 'Près, édition first',
      country: 'aa',
      language: 'fr',
      eventTimeout: 2500,
    },
  ]);
  // The plugin's own has another name.
  expect((await toldEvents(page, 'gatsby-plugin-route-change')).length).toBeGreaterThanOrEqual(2);
  expect(await sawRouteChanges(page)).toEqual([
    { path: '/aa/en/privacy-policy', title: 'Privacy policy – Talvane' },
    { path: '/aa/fr/near', title: 'Près, édition first – Talvane' },
  ]);
});

test('navigations in quick succession are each told of, in order and by their own names', async ({
  page,
}) => {
  await visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await page.evaluate(async () => {
    const go = (window as unknown as { ___navigate: (to: string) => void }).___navigate;
    for (const [path, title] of [
      ['/aa/en/near', 'Near'],
      ['/aa/en/far', 'Far'],
    ] as const) {
      go(path);
      while (!document.querySelector('h1')?.textContent?.startsWith(title)) {
        await new Promise(requestAnimationFrame);
      }
    }
  });
  // Both pages were there before either event was due.
  await expect.poll(() => toldRouteChanges(page)).toHaveLength(2);
  expect(await toldRouteChanges(page)).toMatchObject([
    { path: '/aa/en/near', title: 'Near, first edition' },
    { path: '/aa/en/far', title: 'Far, first edition' },
  ]);
});

test('a change of mind is told at once, and keeps the tag manager out from the next page load on', async ({
  page,
}) => {
  await visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await expect.poll(() => asked).toContain('www.google-analytics.com/g/collect');
  await opener(page).click();
  await expect(dialogOf(page).getByRole('heading')).toBeFocused();
  await expect(dialogOf(page).getByRole('checkbox', { name: 'Measurement' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await answer(page, 'Refuse');
  await expect(opener(page)).toBeFocused();
  expect((await toldByUs(page)).at(-1)).toEqual(['consent', 'update', denied]);
  const before = asked.length;
  await visit(page, '/aa/en/near');
  await settle(page);
  expect(await containers(page)).toEqual(['waits']);
  expect(await toldTags(page)).toEqual([]);
  expect(asked).toHaveLength(before);
});

test.describe('the China set', () => {
  /** What of tags has come into the document: without any, nothing keeps what is pushed. */
  const traces = async (page: Page) => ({
    containers: await containers(page),
    told: await toldTags(page),
    hasDataLayer: await page.evaluate(() => Array.isArray(window.dataLayer)),
  });
  const none = { containers: [], told: [], hasDataLayer: false };

  test('has no byte of the container or of its polyfill in its pages', async ({ request }) => {
    for (const path of ['/cc/en/home', '/cc/en/near', '/cc/en/insights/lighthouses', '/404']) {
      const html = await (await request.get(`${server.origin}${path}`)).text();
      expect(html).toContain('gatsby-script-loader');
      expect(html).not.toMatch(/GTM-FIRST|googletagmanager|dataLayer|webVitals|data-consent/);
    }
  });

  test('neither asks nor tells, whatever was agreed to elsewhere', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await agree(page);
    await visit(page, '/cc/en/home');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await navigate(page, '/cc/en/near');
    await expect(page.locator('h1')).toHaveText('Near, first edition');
    await settle(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await traces(page)).toEqual(none);
    expect(asked).toEqual([]);
    // The plugin's hooks run here too, and find something to push to and to measure with.
    expect(errors).toEqual([]);
  });

  test('is a new document, free of the tag manager, when one comes from elsewhere', async ({
    page,
  }) => {
    await agree(page);
    await visit(page, '/aa/en/near');
    const tagManagers = () => asked.filter((address) => address.endsWith('gtm.js'));
    await expect.poll(tagManagers).toHaveLength(1);
    await page.getByRole('banner').getByText('AA', { exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: /Cland/ }).click();
    await expect(page).toHaveURL(/\/cc\/en\//);
    await expect(page.locator('html.is-waiting')).toHaveCount(0);
    expect(await traces(page)).toEqual(none);
    // Whatever else leads there: the page is loaded anew.
    await visit(page, '/aa/en/near');
    await expect.poll(tagManagers).toHaveLength(2);
    await navigate(page, '/cc/en/far');
    await expect(page).toHaveURL(server.origin + '/cc/en/far');
    await expect.poll(() => traces(page).catch(() => undefined)).toEqual(none);
    await settle(page);
    expect(tagManagers()).toHaveLength(2);
  });
});

test.describe('a container of a tagging server', () => {
  let below: TravelServer;
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    below = await serveTravelSite(siteBelow);
  });
  test.afterAll(() => below.close());

  test('comes from there alone, below a folder of the host too', async ({ context, page }) => {
    const { pathPrefix = '' } = siteBelow;
    await context.unrouteAll();
    const askedBelow = await standInForTags(context, below.origin);
    await visitPath(page, `${below.origin}${pathPrefix}/aa/en/home`);
    await settle(page);
    expect(askedBelow).toEqual([]);
    await answer(page, 'Accept');
    await expect.poll(() => askedBelow).toContain('tags.talvane.example/metrics/load.js');
    await expect.poll(() => toldTags(page)).toContainEqual(start);
    expect(askedBelow.filter((address) => address.includes('googletagmanager'))).toEqual([]);
    const { headers } = await fetch(`${below.origin}${pathPrefix}/aa/en/home`);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((line) => line.startsWith('script-src ')) ?? '';
    expect(scripts).toContain(' https://tags.talvane.example');
    expect(scripts).not.toContain('google');
  });
});

test('campaign parameters go along with consent to marketing only', async ({ page }) => {
  const sent: Record<string, string>[] = [];
  await page.route('**/api/contact', async (route) => {
    sent.push(route.request().postDataJSON() as Record<string, string>);
    await route.fulfill({ status: 201, json: {} });
  });
  const sendWith = async (marketing: boolean) => {
    await visit(page, '/aa/en/home?utm_source=newsletter&utm_campaign=harvest&other=1');
    await page.evaluate((isGranted) => {
      const choice = { analytics: true, marketing: isGranted };
      const consent = { version: 1, date: new Date().toISOString(), choice };
      localStorage.setItem('talvane-consent', JSON.stringify(consent));
    }, marketing);
    // Within the document, so that the address no longer has them.
    await page.evaluate(() =>
      (window as unknown as { ___navigate: (to: string) => void }).___navigate('/aa/en/contact-us'),
    );
    await expect(page).toHaveURL(`${server.origin}/aa/en/contact-us`);
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
