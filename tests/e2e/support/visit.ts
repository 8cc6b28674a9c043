import { expect, type Page } from '@playwright/test';

/** Opens a page and waits, as a visitor must, until the application has mounted and the content shows. */
export const visit = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('html.is-waiting')).toHaveCount(0);
};
