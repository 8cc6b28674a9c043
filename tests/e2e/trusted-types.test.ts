import { expect, test, type Page } from '@playwright/test';
import { contactMessage } from './support/contactMessage';
import { navigate } from './support/navigate';
import { pageOfEachTemplate } from './support/routes';
import { visit } from '../support/visit';
import { watchViolations } from './support/watchViolations';
import { isKept } from './support/worker';

test.use({ serviceWorkers: 'allow' });

test('no visit needs a string where Trusted Types are required: every template, and offline', async ({
  page,
  context,
}) => {
  const violations = await watchViolations(page);
  await visit(page, '/us/en/home');
  for (const path of pageOfEachTemplate(['us/en'])) {
    await navigate(page, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('h1')).toBeVisible();
  }
  await visit(page, '/us/en/insights');
  await expect.poll(() => isKept(page, '/us/en/insights')).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('h1')).toBeVisible();
  expect(violations).toEqual([]);
});

test('nor do menu, search and form', async ({ page }) => {
  const violations = await watchViolations(page);
  await visit(page, '/us/en/home');
  await page.locator('#main-menu button[aria-expanded]').first().click();
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('button', { name: 'Search', exact: true }).click();
  await page.locator('dialog[open]').getByRole('combobox').fill('data');
  await expect(page.locator('dialog[open]').getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await navigate(page, '/us/en/contact-us');
  for (const [name, value] of Object.entries(contactMessage)) {
    await page.locator(`form [name="${name}"]`).fill(value);
  }
  await page.locator('form [name="terms"]').check();
  await page.route('**/api/contact', (route) => route.fulfill({ status: 201, json: {} }));
  await page.locator('form button[type="submit"]').click();
  await expect(page).toHaveURL('/us/en/thank-you-contact');
  expect(violations).toEqual([]);
});

/** Assigns a string to a sink of the page, as script that found its way in would; the name of the error. */
const assign = (page: Page, sink: 'innerHTML' | 'text' | 'src', value: string): Promise<string> =>
  page.evaluate(
    ([name, text]) => {
      const element = document.createElement(name === 'innerHTML' ? 'div' : 'script');
      document.body.append(element);
      try {
        Object.assign(element, { [name]: text });
        return 'accepted';
      } catch (error) {
        return (error as Error).name;
      }
    },
    [sink, value] as const,
  );

test('HTML, code and scripts of other addresses are refused as strings', async ({ page }) => {
  const violations = await watchViolations(page);
  await visit(page, '/us/en/home');
  const own = (await page.locator('script[src*="/app-"]').first().getAttribute('src')) ?? '';
  const attempts = [
    ['innerHTML', '<img src="/x" onerror="window.wasRun=1">'],
    ['text', 'window.wasRun=1'],
    ['src', '/static/upload.js'],
  ] as const;
  for (const [sink, value] of attempts) {
    expect([value, await assign(page, sink, value)]).toEqual([value, 'TypeError']);
  }
  // They are reported by a task of their own.
  await expect.poll(() => violations).toHaveLength(attempts.length);
  expect(violations.join()).toMatch(
    /^require-trusted-types-for trusted-types-sink Element innerHTML/,
  );
  expect(await assign(page, 'src', own)).toBe('accepted');
  for (const other of [
    'https://example.com/app-0123456789abcdef0123.js',
    'data:text/javascript,window.wasRun=1',
  ]) {
    await assign(page, 'src', other);
    await expect.poll(() => violations.at(-1)).toMatch(/^script-src/);
  }
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});

test('a further policy cannot be created', async ({ page }) => {
  await visit(page, '/us/en/home');
  const create = (name: string): Promise<string> =>
    page.evaluate((policy) => {
      type Factory = { createPolicy: (name: string, rules: object) => object };
      try {
        (window as unknown as { trustedTypes: Factory }).trustedTypes.createPolicy(policy, {});
        return 'created';
      } catch (error) {
        return (error as Error).name;
      }
    }, name);
  expect([await create('default'), await create('other')]).toEqual(['TypeError', 'TypeError']);
});
