import { expect, test, type Page } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { contactMessage } from './support/contactMessage';
import { visit } from '../support/visit';

const fillIn = async (page: Page) => {
  for (const [name, value] of Object.entries(contactMessage)) {
    await page.locator(`[name="${name}"]`).fill(value);
  }
  await page.locator('[name="terms"]').check();
};
const send = (page: Page) => page.locator('form button[type="submit"]').click();

test('errors stand beside their fields and in a summary that has the focus', async ({ page }) => {
  await visit(page, '/us/en/contact-us');
  await send(page);
  const summary = page.locator('form [role="alert"]');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveCount(6);
  await expect(page.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true');
  expect(await axeViolations(page)).toEqual([]);
  await summary.getByRole('link').first().click();
  await expect(page.locator('[name="firstName"]')).toBeFocused();
});

test('a message that is sent leads to the thank-you page of the site', async ({ page }) => {
  await visit(page, '/be/fr/contact-us');
  await fillIn(page);
  await send(page);
  await expect(page).toHaveURL('/be/fr/thank-you-contact');
});

test('a failure keeps what was typed, and sending again works', async ({ page }) => {
  await visit(page, '/us/en/contact-us');
  let attempts = 0;
  await page.route('**/api/contact', async (route) => {
    attempts += 1;
    if (attempts === 1) await route.fulfill({ status: 503 });
    else await route.continue();
  });
  await fillIn(page);
  await send(page);
  await expect(page.getByRole('status').filter({ hasText: /could not be sent/ })).toBeVisible();
  await expect(page.locator('[name="message"]')).toHaveValue(/harvest forecasts/);
  await send(page);
  await expect(page).toHaveURL('/us/en/thank-you-contact');
  expect(attempts).toBe(2);
});

test('a double click sends one message', async ({ page }) => {
  await visit(page, '/us/en/contact-us');
  let attempts = 0;
  await page.route('**/api/contact', async (route) => {
    attempts += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.fulfill({ status: 201, json: {} });
  });
  await fillIn(page);
  await page.locator('form').evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await expect(page).toHaveURL('/us/en/thank-you-contact');
  expect(attempts).toBe(1);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is sent as it is and leads to the thank-you page', async ({ page }) => {
    await page.goto('/us/en/contact-us');
    await fillIn(page);
    await send(page);
    await expect(page).toHaveURL('/us/en/thank-you-contact');
  });

  test('what is wrong is said in the language of the site, and nothing typed is lost', async ({
    page,
  }) => {
    await page.goto('/fr/fr/contact-us');
    await fillIn(page);
    // A space passes the browser's own check, not the receiver's.
    await page.locator('[name="firstName"]').fill(' ');
    await send(page);
    await expect(page).toHaveURL('/api/contact');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr-FR');
    const summary = page.getByRole('alert');
    await expect(summary).toContainText('Champs à vérifier : 1');
    await expect(summary).toBeFocused();
    await expect(summary).toHaveCSS('border-left-style', 'solid');
    await expect(page.locator('[name="firstName"]')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('[name="message"]')).toHaveValue(/harvest forecasts/);
    await expect(page.locator('[name="terms"]')).toBeChecked();
    await page.locator('[name="firstName"]').fill('Mara');
    await send(page);
    await expect(page).toHaveURL('/fr/fr/thank-you-contact');
  });
});
