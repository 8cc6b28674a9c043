import { expect, test } from '@playwright/test';
import { visit } from './support/visit';
import { axeViolations } from './support/axe';

test.describe('region switcher', () => {
  test('leads to the same page in another site where it exists, else to its home, and says which', async ({
    page,
  }) => {
    await visit(page, '/be/fr/services');
    await page.getByRole('banner').getByText('BE', { exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
    const english = dialog.locator('a[href="/be/en/services"]');
    await expect(english).toContainText('English');
    await english.click();
    await expect(page).toHaveURL('/be/en/services');
    await expect(dialog).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  });

  test('closes by keyboard and gives the focus back', async ({ page }) => {
    await visit(page, '/us/en/home');
    const opener = page.getByRole('banner').locator('a[aria-haspopup="dialog"]');
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opener).toBeFocused();
  });
});

test.describe('menu on a desktop', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) < 960);

  test('opens by hover, by keyboard, and closes on Escape', async ({ page }) => {
    await visit(page, '/us/en/home');
    const nav = page.getByRole('navigation', { name: 'Main' });
    const services = nav.getByRole('button', { name: 'What we do' });
    const link = nav.getByRole('link', { name: 'Data platforms' });
    await services.hover();
    await expect(link).toBeVisible();
    await page.mouse.move(10, 600);
    await expect(link).toBeHidden();
    await services.focus();
    await page.keyboard.press('Enter');
    await expect(services).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(nav.locator('a:focus')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(services).toHaveAttribute('aria-expanded', 'false');
  });

  test('is 100 pixels high', async ({ page }) => {
    await visit(page, '/us/en/home');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(100);
  });
});

test.describe('menu on a phone', () => {
  test.skip(({ viewport }) => (viewport?.width ?? 0) >= 960);

  test('opens a panel, follows a submenu and closes on navigation', async ({ page }) => {
    await visit(page, '/us/en/home');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('button', { name: 'What we do' }).click();
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Data platforms' })
      .click();
    await expect(page).toHaveURL('/us/en/services/data-platforms');
    await expect(page.getByRole('button', { name: 'Open menu' })).toHaveAttribute(
      'aria-expanded',
      'false',
    );
  });

  test('closes on Escape', async ({ page }) => {
    await visit(page, '/us/en/home');
    const toggle = page.getByRole('button', { name: 'Open menu' });
    await toggle.click();
    expect(await axeViolations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeFocused();
  });

  test('is 60 pixels high', async ({ page }) => {
    await visit(page, '/us/en/home');
    expect((await page.getByRole('banner').boundingBox())?.height).toBe(60);
  });
});

test('the footer shows the address of the location chosen', async ({ page }) => {
  await visit(page, '/us/en/home');
  const footer = page.getByRole('contentinfo');
  const options = await footer.locator('select option').allTextContents();
  expect(options.length).toBeGreaterThan(5);
  const before = await footer.locator('address').textContent();
  await footer.locator('select').selectOption({ index: 3 });
  await expect(footer.locator('address')).not.toHaveText(before ?? '');
});
