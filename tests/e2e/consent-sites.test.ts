import { expect, test, type Page } from '@playwright/test';
import {
  agree,
  answer,
  consentSite,
  containers,
  dialogOf,
  opener,
  settle,
  start,
} from './support/consentSite';
import { navigate } from './support/navigate';
import { serveTravelSite, siteBelow, type TravelServer } from './support/serveTravelSite';
import { standInForTags, sentToTags } from './support/tagManager';
import { visit as visitPath } from '../support/visit';

const site = consentSite();

test.describe('the China set', () => {
  /** What of tags has come into the document: without any, nothing keeps what is pushed. */
  const traces = async (page: Page) => ({
    containers: await containers(page),
    sent: await sentToTags(page),
    hasDataLayer: await page.evaluate(() => Array.isArray(window.dataLayer)),
  });
  const none = { containers: [], sent: [], hasDataLayer: false };

  test('has no byte of the container or of its polyfill in its pages', async ({ request }) => {
    for (const path of ['/cc/en/home', '/cc/en/near', '/cc/en/insights/lighthouses', '/404']) {
      const html = await (await request.get(`${site.origin}${path}`)).text();
      expect(html).toContain('gatsby-script-loader');
      expect(html).not.toMatch(/GTM-FIRST|googletagmanager|dataLayer|webVitals|data-consent/);
    }
  });

  test('neither asks nor tells, whatever was agreed to elsewhere', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await agree(page);
    await site.visit(page, '/cc/en/home');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(opener(page)).toHaveCount(0);
    await navigate(page, '/cc/en/near');
    await expect(page.locator('h1')).toHaveText('Near, first edition');
    await settle(page);
    await expect(dialogOf(page)).toHaveCount(0);
    expect(await traces(page)).toEqual(none);
    expect(site.asked).toEqual([]);
    // The plugin's hooks run here too, and find something to push to and to measure with.
    expect(errors).toEqual([]);
  });

  test('is a new document, free of the tag manager, when one comes from elsewhere', async ({
    page,
  }) => {
    await agree(page);
    await site.visit(page, '/aa/en/near');
    const tagManagers = () => site.asked.filter((address) => address.endsWith('gtm.js'));
    await expect.poll(tagManagers).toHaveLength(1);
    await page.getByRole('banner').getByText('AA', { exact: true }).click();
    await page.getByRole('dialog').getByRole('link', { name: /Cland/ }).click();
    await expect(page).toHaveURL(/\/cc\/en\//);
    await expect(page.locator('html.is-waiting')).toHaveCount(0);
    expect(await traces(page)).toEqual(none);
    // Whatever else leads there: the page is loaded again.
    await site.visit(page, '/aa/en/near');
    await expect.poll(tagManagers).toHaveLength(2);
    await navigate(page, '/cc/en/far');
    await expect(page).toHaveURL(site.origin + '/cc/en/far');
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
    await expect.poll(() => sentToTags(page)).toContainEqual(start);
    expect(askedBelow.filter((address) => address.includes('googletagmanager'))).toEqual([]);
    const { headers } = await fetch(`${below.origin}${pathPrefix}/aa/en/home`);
    const policy = headers.get('content-security-policy') ?? '';
    const scripts = policy.split('; ').find((line) => line.startsWith('script-src ')) ?? '';
    expect(scripts).toContain(' https://tags.talvane.example');
    expect(scripts).not.toContain('google');
  });
});
