import { expect, test } from '@playwright/test';
import { routes } from './support/routes';
import { visit } from './support/visit';

const insight = routes.pages.find(
  ({ site, template }) => site?.id === 'us/en' && template === 'insight',
)!.path;

for (const path of ['/us/en/home', '/fr/fr/about-us/investors', insight]) {
  test(`${path} prints its content alone`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    // What is fixed would be repeated over the text of each sheet.
    const fixed = await page.evaluate(() =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) =>
            getComputedStyle(element).position === 'fixed' && element.getClientRects().length > 0,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(fixed).toEqual([]);
    await expect(page.locator('a[href="#content"]')).toBeHidden();
    await expect(page.locator('a[href*="linkedin.com/sharing"]')).toHaveCount(
      path === insight ? 1 : 0,
    );
    for (const link of await page.locator('a[href*="linkedin.com/sharing"]').all()) {
      await expect(link).toBeHidden();
    }
    await expect(page.locator('h1')).toBeVisible();
  });
}
