import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { launch, type Browser, type Page } from 'puppeteer-core';
import { startSiteServer, type SiteServer } from '~/hosting/startSiteServer';

const executablePath = process.env.FIREFOX ?? '/usr/bin/firefox-esr';

const launchFirefox = (): Promise<Browser> => {
  if (!existsSync(executablePath)) {
    throw new Error(
      `${executablePath} does not exist. Install Firefox (apt install firefox-esr), or set FIREFOX to its path.`,
    );
  }
  return launch({ browser: 'firefox', executablePath, headless: true });
};

/** Serves the built site, with submissions in a folder of its own; `close` may be called again. */
export const serveSite = async (): Promise<SiteServer> => {
  const submissionsFolder = await mkdtemp(join(tmpdir(), 'submissions-'));
  const { origin, close } = await startSiteServer({ folder: 'public', port: 0, submissionsFolder });
  return {
    origin,
    close: async () => {
      await close();
      await rm(submissionsFolder, { recursive: true, force: true });
    },
  };
};

type WorkerFixtures = { firefox: Browser; server: SiteServer };
type TestFixtures = {
  /** A tab in a context of its own. */
  tab: Page;
  /** Errors that the tab's pages have thrown or logged, and what their policy has refused. */
  problems: string[];
};

/** Tests with a tab of Firefox and a server of the built site. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  firefox: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const browser = await launchFirefox();
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern which fixtures this one needs.
    async ({}, use) => {
      const server = await serveSite();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  tab: async ({ firefox }, use) => {
    const context = await firefox.createBrowserContext();
    const tab = await context.newPage();
    await tab.setViewport({ width: 1440, height: 900 });
    await use(tab);
    await context.close();
  },
  problems: async ({ tab }, use) => {
    const problems: string[] = [];
    tab.on('pageerror', (error) => problems.push(String(error)));
    tab.on('console', (message) => {
      if (message.type() === 'error') problems.push(message.text());
    });
    // A policy's refusals reach no listener outside the page: logged as errors, they do.
    await tab.evaluateOnNewDocument(() => {
      document.addEventListener('securitypolicyviolation', (event) =>
        console.error(`the policy refused ${event.blockedURI} (${event.effectiveDirective})`),
      );
    });
    await use(problems);
  },
});

/** Opens a page and waits until React has hydrated it. */
export const visit = async (tab: Page, url: string): Promise<void> => {
  await tab.goto(url);
  await tab.waitForFunction(
    () =>
      performance.getEntriesByName('onInitialClientRender').length > 0 &&
      !document.documentElement.classList.contains('is-waiting'),
  );
};

/** Waits until the path and hash of a tab's address are these. Asks the page: Puppeteer's `url` misses a hash that goes. */
export const expectAddress = (tab: Page, address: string): Promise<void> =>
  expect.poll(() => tab.evaluate(() => location.pathname + location.hash)).toBe(address);

/** The text of the first element that a selector finds. */
export const textOf = (tab: Page, selector: string): Promise<string> =>
  tab.$eval(selector, (element) => element.textContent ?? '');

export { expect };
