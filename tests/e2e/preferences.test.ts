import { expect, test, type Locator, type Page } from '@playwright/test';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** What visitors ask their system or browser for. */
const preferences = {
  'forced-colours': (page: Page) => page.emulateMedia({ forcedColors: 'active' }),
  'more-contrast': (page: Page) => page.emulateMedia({ contrast: 'more' }),
  'text-of-twice-the-size': (page: Page) =>
    page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%')),
} as const;

const sendEmptyForm = async (page: Page): Promise<void> => {
  await visit(page, '/us/en/contact-us');
  await page.locator('form [type="submit"]').click();
  await expect(page.locator('form [role="alert"]')).toContainText('Fields to check');
};

const hide = (elements: (HTMLElement | SVGElement)[]): void => {
  for (const { style } of elements) style.visibility = 'hidden';
};

/** Parts of pages whose states are told by colour or place, each opened as far as it shows them. */
const parts: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  header: async (page) => {
    await visit(page, '/us/en/services');
    return page.getByRole('banner');
  },
  'search-results': async (page) => {
    await visit(page, '/us/en/home');
    await page.getByRole('button', { name: 'Search' }).first().click();
    await page.getByRole('dialog').getByRole('combobox').fill('cloud');
    await expect(page.locator('[role="option"] mark').first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    return page.getByRole('listbox').getByRole('group').first();
  },
  filter: async (page) => {
    await visit(page, '/us/en/insights?topic=cloud');
    const topics = page.getByRole('group', { name: 'Filter by topic' });
    await expect(topics.locator('[aria-current="true"]')).toBeVisible();
    return topics;
  },
  chart: async (page) => {
    await visit(page, '/us/en/about-us/investors');
    return page.locator('main svg[role="img"]').first();
  },
  'error-summary': async (page) => {
    await sendEmptyForm(page);
    return page.locator('form [role="alert"]');
  },
  'wrong-field': async (page) => {
    await sendEmptyForm(page);
    return page.locator('form div:has(> [aria-invalid="true"])').first();
  },
};

// Compared with pictures that were looked at; `npx playwright test preferences -u` renews them.
for (const [part, open] of Object.entries(parts)) {
  test(`${part} looks as it was approved with each preference`, async ({ page }) => {
    const element = await open(page);
    // It is fixed, and stands over what is scrolled to below it.
    if (part !== 'header') await page.getByRole('banner').evaluateAll(hide);
    for (const [preference, set] of Object.entries(preferences)) {
      await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
      await set(page);
      await expect.soft(element).toHaveScreenshot(`${part}-${preference}.png`, {
        maxDiffPixelRatio: 0.001,
      });
    }
  });
}
