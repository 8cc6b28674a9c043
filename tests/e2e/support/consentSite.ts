import { test, type BrowserContext, type Page } from '@playwright/test';
import { firstSite, serveTravelSite, type TravelServer } from './serveTravelSite';
import { standInForTags } from './tagManager';
import { visit as visitPath } from '../../support/visit';

/** Serves the travel site to the tests of a file, with a test server for the hosts of tags. */
export const consentSite = () => {
  let server: TravelServer;
  let asked: readonly string[];
  test.beforeAll(async () => {
    test.setTimeout(600_000);
    server = await serveTravelSite(firstSite);
  });
  test.afterAll(() => server.close());
  test.beforeEach(async ({ context }: { context: BrowserContext }) => {
    asked = await standInForTags(context, server.origin);
  });
  return {
    get origin() {
      return server.origin;
    },
    /** The addresses on other hosts that pages requested. */
    get asked() {
      return asked;
    },
    visit: (page: Page, path: string) => visitPath(page, `${server.origin}${path}`),
  };
};

/** The question about cookies. */
export const dialogOf = (page: Page) => page.getByRole('dialog', { name: /Cookies/ });
/** Presses a button of the question. */
export const answer = (page: Page, name: string) =>
  dialogOf(page).getByRole('button', { name, exact: true }).click();
/** The cookie settings in the footer. */
export const opener = (page: Page) =>
  page.getByRole('contentinfo').getByRole('button', { name: /Cookie settings|Réglages/ });

/** A choice, as Consent Mode has it. */
export const denied = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
};
/** A choice, as Consent Mode has it. */
export const granted = {
  analytics_storage: 'granted',
  ad_storage: 'granted',
  ad_user_data: 'granted',
  ad_personalization: 'granted',
};
/** What the container starts with. */
export const byDefault = ['consent', 'default', { ...denied, wait_for_update: 500 }];
/** The first event of a container. */
export const start = { event: 'gtm.js', 'gtm.start': 0 };

/** Remembers an agreement before the page loads, as an earlier visit would have. */
export const agree = (page: Page) =>
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
export const containers = (page: Page) =>
  page.evaluate(() =>
    [...document.scripts]
      .filter(({ text }) => text.includes('gtm.start'))
      .map(({ type }) => (type === 'text/plain' ? 'waits' : 'runs')),
  );

/** Waits until the page asks for nothing more. */
export const settle = (page: Page) => page.waitForLoadState('networkidle');
