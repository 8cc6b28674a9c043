import { expect, test as base } from '@playwright/test';
import type { Driver, Engine } from './driver';
import { launchFirefox } from './firefox';
import { openTab, type Tab } from './tab';
import { serveWatchedSite, type WatchedSite } from './watchedSite';
import { launchWebKit } from './webkit';

const launch: Record<Engine, () => Promise<Driver>> = {
  firefox: launchFirefox,
  webkit: launchWebKit,
};

export type EngineOptions = { engine: Engine };
type WorkerFixtures = EngineOptions & { driver: Driver };
type TestFixtures = { tab: Tab; site: WatchedSite };

/** Tests with a tab of the project's engine and a server of the built site that no other test uses. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  driver: [
    async ({ engine }, use) => {
      const driver = await launch[engine]();
      await use(driver);
      await driver.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ driver }, use) => {
    const tab = openTab(driver);
    await tab.goto('about:blank');
    await tab.resize(1440, 900);
    await use(tab);
  },
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs.
  site: async ({}, use) => {
    const site = await serveWatchedSite();
    await use(site);
    await site.close();
  },
});

/** Waits until React has hydrated the page. */
export const waitForHydration = (tab: Tab): Promise<void> =>
  expect
    .poll(() =>
      tab.evaluate(
        () =>
          performance.getEntriesByName('onInitialClientRender').length > 0 &&
          !document.documentElement.classList.contains('is-waiting'),
      ),
    )
    .toBe(true);

/** Opens a page and waits until React has hydrated it. */
export const visit = async (tab: Tab, url: string): Promise<void> => {
  await tab.goto(url);
  await waitForHydration(tab);
};

/** Waits until the path and hash of a tab's address are these. */
export const expectAddress = (tab: Tab, address: string): Promise<void> =>
  expect.poll(() => tab.evaluate(() => location.pathname + location.hash)).toBe(address);

/** Waits until a selector finds an element, or none. */
export const expectElement = (tab: Tab, selector: string, isThere = true): Promise<void> =>
  expect
    .poll(
      () => tab.evaluate((wanted) => document.querySelector(wanted) !== null, selector),
      selector,
    )
    .toBe(isThere);

/** Waits until the element of a selector has the focus. */
export const expectFocus = (tab: Tab, selector: string): Promise<void> =>
  expect
    .poll(
      () => tab.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector),
      `focus on ${selector}`,
    )
    .toBe(true);

/** Waits until a service worker answers the page's requests. */
export const expectWorker = (tab: Tab): Promise<void> =>
  expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

/** The text of the first element that a selector finds. */
export const textOf = (tab: Tab, selector: string): Promise<string> =>
  tab.evaluate((wanted) => document.querySelector(wanted)?.textContent ?? '', selector);

export { expect };
