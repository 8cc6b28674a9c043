import type { Page } from 'puppeteer-core';
import { contactMessage } from '../e2e/support/contactMessage';
import { expect, expectAddress, test, textOf, visit } from './support/firefox';

const isFocused = (tab: Page, selector: string): Promise<boolean> =>
  tab.evaluate((wanted) => document.activeElement?.matches(wanted) === true, selector);

test('a submenu opens by its button and closes by Escape', async ({ tab, server }) => {
  await visit(tab, `${server.origin}/us/en/home`);
  const button = '#main-menu button[aria-expanded]';
  await tab.focus(button);
  await tab.keyboard.press('Enter');
  await tab.waitForSelector('#main-menu button[aria-expanded="true"]');
  await tab.keyboard.press('Tab');
  expect(await isFocused(tab, '#main-menu li li a')).toBe(true);
  await tab.keyboard.press('Escape');
  await tab.waitForSelector('#main-menu button[aria-expanded="true"]', { hidden: true });
  expect(await isFocused(tab, button)).toBe(true);
});

test('the panel of a phone’s menu leads to a page', async ({ tab, server }) => {
  await tab.setViewport({ width: 390, height: 844 });
  await visit(tab, `${server.origin}/us/en/home`);
  await tab.click('.main-menu-toggle');
  await tab.waitForSelector('#main-menu[data-open="true"]');
  await tab.click('#main-menu a[href="/us/en/insights"]');
  await expectAddress(tab, '/us/en/insights');
});

test('a link and the back button change the page without loading a document', async ({
  tab,
  server,
  problems,
}) => {
  await visit(tab, `${server.origin}/us/en/home`);
  const title = await textOf(tab, 'h1');
  await tab.evaluate(() => Object.assign(window, { isSameDocument: true }));
  await tab.locator('main a[href="/us/en/services"]').click();
  await expectAddress(tab, '/us/en/services');
  await expect.poll(() => textOf(tab, 'h1')).not.toBe(title);
  await tab.goBack();
  await expectAddress(tab, '/us/en/home');
  await expect.poll(() => textOf(tab, 'h1')).toBe(title);
  expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('search finds by keyboard and leads to the best match', async ({ tab, server, problems }) => {
  await visit(tab, `${server.origin}/us/en/home`);
  // The header listens once its own boundary has hydrated.
  await expect(async () => {
    await tab.keyboard.press('/');
    expect(await tab.$('dialog[open] [role="combobox"]')).not.toBeNull();
  }).toPass();
  await expect.poll(() => isFocused(tab, '[role="combobox"]')).toBe(true);
  await tab.keyboard.type('handoff');
  await tab.waitForFunction(() =>
    /\d/.test(document.querySelector('dialog[open] [role="status"]')?.textContent ?? ''),
  );
  const href = await tab.$eval('dialog[open] [role="option"]', (best) => best.getAttribute('href'));
  expect(href).toContain('/insights/');
  await tab.keyboard.press('ArrowDown');
  await tab.keyboard.press('Enter');
  await expectAddress(tab, href ?? '');
  expect(problems).toEqual([]);
});

test('a filter of the playbook is in the address, and the back button removes it', async ({
  tab,
  server,
}) => {
  await visit(tab, `${server.origin}/us/en/playbook`);
  const count = () => tab.$$eval('main a[href*="/playbook/"]', (rows) => rows.length);
  const all = await count();
  await tab.$$eval('main button', (buttons) =>
    buttons.find(({ textContent }) => textContent.includes('Arbor Web Services'))?.click(),
  );
  await expectAddress(tab, '/us/en/playbook#/aws');
  await expect.poll(count).toBeLessThan(all);
  // `goBack` waits for a document, and only the hash changes.
  await tab.evaluate(() => history.back());
  await expectAddress(tab, '/us/en/playbook');
  await expect.poll(count).toBe(all);
});

test.describe('the contact form', () => {
  test('says what is missing, and focuses it', async ({ tab, server }) => {
    await visit(tab, `${server.origin}/us/en/contact-us`);
    await tab.locator('form button[type="submit"]').click();
    await expect.poll(() => isFocused(tab, 'form [role="alert"]')).toBe(true);
    await tab.locator('form [role="alert"] a').click();
    await expect.poll(() => isFocused(tab, '[name="firstName"]')).toBe(true);
  });

  test('is sent and leads to the thank-you page', async ({ tab, server }) => {
    await visit(tab, `${server.origin}/be/fr/contact-us`);
    for (const [name, value] of Object.entries(contactMessage)) {
      await tab.locator(`[name="${name}"]`).fill(value);
    }
    await tab.locator('[name="terms"]').click();
    await tab.locator('form button[type="submit"]').click();
    await expectAddress(tab, '/be/fr/thank-you-contact');
  });
});

test('the region dialog opens, keeps the page and closes', async ({ tab, server }) => {
  await visit(tab, `${server.origin}/us/en/insights`);
  await tab.locator('.region-opener').click();
  await tab.waitForSelector('.region-dialog[open] a[href="/uk/en/insights"]');
  await tab.keyboard.press('Escape');
  await tab.waitForSelector('dialog[open]', { hidden: true });
});
