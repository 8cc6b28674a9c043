import { expect, test } from '@playwright/test';
import { routes } from './support/routes';
import { visit } from '../support/visit';

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

test('prints all insights and all slides, not only those that buttons have shown', async ({
  page,
}) => {
  await visit(page, '/us/en/insights');
  const teasers = page.locator('main .cards').last().locator(':scope > li');
  const total = await teasers.count();
  expect(total).toBeGreaterThan(12);
  await expect(teasers.last()).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  for (const teaser of await teasers.all()) await expect(teaser).toBeVisible();
  // The demo's own slides may change; the rule is the same for any.
  await page.evaluate(() => {
    const [slides, first, second] = ['div', 'p', 'p'].map((name) => document.createElement(name));
    if (!slides || !first || !second) throw new Error('no elements');
    slides.dataset.slides = '';
    Object.assign(second, { id: 'second-slide', hidden: true });
    first.append('One');
    second.append('Two');
    slides.append(first, second);
    document.querySelector('main')?.append(slides);
  });
  await expect(page.locator('#second-slide')).toBeVisible();
});
