import { expect, type Page } from '@playwright/test';

/** Waits until React has hydrated the page; Gatsby sets the mark. */
export const expectMounted = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('onInitialClientRender').length), {
      // A machine that also builds takes longer than the default of five seconds.
      timeout: 15_000,
    })
    .toBeGreaterThan(0);

/** Opens a page and waits until the application has mounted, so that what a test does next finds it alive. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expectMounted(page);
  await expect(page.locator('html.is-waiting')).toHaveCount(0);
};
