import { expect, test } from '@playwright/test';
import { visit } from './support/visit';

// HTML that was rendered ahead by React is taken over by Preact (src/stand-ins/react.ts).

test('a carousel shows one slide at a time, and turns at both ends', async ({ page }) => {
  await visit(page, '/za/en/about-us');
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  const slides = carousel.locator('[data-slides] > div');
  const total = await slides.count();
  expect(total).toBeGreaterThan(1);
  const isShown = (index: number) => expect(slides.nth(index)).toBeVisible();
  const shown = slides.and(page.locator(':visible'));
  await isShown(0);
  await expect(shown).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await isShown(total - 1);
  await expect(shown).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await isShown(0);
});

test('the browser’s own messages give way to those of the form', async ({ page }) => {
  await visit(page, '/be/fr/contact-us');
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
});

for (const path of ['/us/en/home', '/za/en/about-us', '/be/fr/contact-us', '/us/en/playbook']) {
  test(`on ${path} every element that another one names is there, and named once`, async ({
    page,
  }) => {
    await visit(page, path);
    const wrong = await page.evaluate(() => {
      // A closed dialog has no content yet.
      document.querySelectorAll('dialog:not([open])').forEach((dialog) => dialog.remove());
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
        (name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
            (element.getAttribute(name) ?? '').split(' '),
          ),
      );
      return {
        missing: named.filter((id) => !ids.includes(id)),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        count: named.length,
      };
    });
    expect(wrong).toMatchObject({ missing: [], twice: [] });
    expect(wrong.count).toBeGreaterThan(3);
  });
}
