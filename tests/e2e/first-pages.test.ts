import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';

test.describe('region chooser', () => {
  test.use({ locale: 'fr-BE' });

  test('suggests the visitor’s own region and never leads there by itself', async ({ page }) => {
    await visit(page, '/');
    const suggestion = page.getByRole('main').locator('p a').first();
    await expect(suggestion).toHaveAttribute('href', '/be/fr/home');
    await expect(page).toHaveURL('/');
    await suggestion.click();
    await expect(page).toHaveURL('/be/fr/home');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-BE');
  });

  test('has the regions of a continent by name, and no continent of one region twice', async ({
    page,
  }) => {
    await visit(page, '/');
    const europe = page.locator('main section').filter({ hasText: 'Europe' }).first();
    const names = await europe.locator('li strong').allTextContents();
    expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en')));
    expect(names.length).toBeGreaterThan(5);
    await expect(page.locator('main').getByText('Worldwide', { exact: true })).toHaveCount(1);
  });
});

test('an address that does not exist answers in the language of its path', async ({ page }) => {
  const response = await page.goto('/be/fr/nulle-part');
  expect(response?.status()).toBe(404);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
    'href',
    '/be/fr/home',
  );
});

test('the keyboard reaches the content past the header', async ({ page }) => {
  await visit(page, '/us/en/home');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});

test('a page changes without a reload, and its picture loads', async ({ page }) => {
  await visit(page, '/us/en/home');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  const teaser = page.locator('main article a').first();
  const href = await teaser.getAttribute('href');
  const title = (await teaser.textContent()) ?? '';
  await teaser.click();
  await expect(page).toHaveURL(href ?? '');
  await expect(page.locator('h1')).toHaveText(title);
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
  const picture = page.locator('main [data-main-image]').first();
  await expect(picture).toBeVisible();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/\/static\/[0-9a-f]{12}\/(?:\d+\.(?:avif|webp)|drawing\.svg)$/);
});
