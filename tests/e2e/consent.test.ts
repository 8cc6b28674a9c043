import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from './support/axe';
import { watchLayoutShift } from './support/layoutShift';
import { outOfReach } from './support/outOfReach';
import { navigate } from './support/navigate';
import { firstSite, serveTravelSite, type TravelServer } from './support/serveTravelSite';
import { sawRouteChanges, standInForTags, toldRouteChanges, toldTags } from './support/tagManager';
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
const start = { event: 'gtm.js', 'gtm.start': 0 };

const settle = (page: Page) => page.waitForLoadState('networkidle');

test('asks in the language of the site, moves nothing, and asks nothing of other hosts', async ({
  page,
}) => {
  const layoutShift = await watchLayoutShift(page);
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
  expect(await toldTags(page)).toEqual([['consent', 'default', denied]]);
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
  expect(await toldTags(page)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', denied],
  ]);
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
  await visit(page, '/aa/en/home');
  await answer(page, 'Accept');
  await expect.poll(() => asked).toContain('www.google-analytics.com/g/collect');
  expect(asked.filter((address) => address.startsWith('www.googletagmanager'))).toEqual([
    'www.googletagmanager.com/gtm.js',
  ]);
  expect(await toldTags(page)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', granted],
    start,
  ]);
  await visit(page, '/aa/fr/near');
  await expect.poll(() => toldTags(page)).toHaveLength(3);
  await expect(dialogOf(page)).toHaveCount(0);
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
  expect((await toldTags(page)).at(-1)).toEqual(['consent', 'update', denied]);
  const before = asked.length;
  await visit(page, '/aa/en/near');
  await expect.poll(() => toldTags(page)).toHaveLength(2);
  await settle(page);
  expect(asked).toHaveLength(before);
});

test.describe('the China set', () => {
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

  test('neither asks nor tells, whatever was agreed to elsewhere', async ({ page }) => {
    await agree(page);
    await visit(page, '/cc/en/home');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await navigate(page, '/cc/en/near');
    await expect(page.locator('h1')).toHaveText('Near, first edition');
    await settle(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    expect(asked).toEqual([]);
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
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
    // Whatever else leads there: the page is loaded anew.
    await visit(page, '/aa/en/near');
    await expect.poll(tagManagers).toHaveLength(2);
    await navigate(page, '/cc/en/far');
    await expect(page).toHaveURL(server.origin + '/cc/en/far');
    const isTold = () => page.evaluate(() => 'dataLayer' in window).catch(() => undefined);
    await expect.poll(isTold).toBe(false);
    await settle(page);
    expect(tagManagers()).toHaveLength(2);
  });
});
