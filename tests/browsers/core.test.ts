import { contactMessage } from '../e2e/support/contactMessage';
import {
  expect,
  expectAddress,
  expectElement,
  expectFocus,
  expectWorker,
  test,
  textOf,
  visit,
} from './support/browserTest';
import type { Tab } from './support/tab';

/** A script that itself goes back never answers in WebKitGTK. */
const goBack = (tab: Tab): Promise<void> =>
  tab.evaluate(() => void setTimeout(() => history.back()));

test('a submenu opens by its button and closes by Escape', async ({ tab, site }) => {
  await visit(tab, `${site.origin}/us/en/home`);
  const button = '#main-menu button[aria-expanded]';
  const openButton = '#main-menu button[aria-expanded="true"]';
  await tab.evaluate((wanted) => document.querySelector<HTMLElement>(wanted)?.focus(), button);
  await tab.press('Enter');
  await expectElement(tab, openButton);
  await tab.press('Tab');
  await expectFocus(tab, '#main-menu li li a');
  await tab.press('Escape');
  await expectElement(tab, openButton, false);
  await expectFocus(tab, button);
});

test('the panel of a narrow window’s menu leads to a page', async ({ tab, site }) => {
  // No engine opens a narrower window.
  await tab.resize(500, 844);
  await visit(tab, `${site.origin}/us/en/home`);
  await tab.click('.main-menu-toggle');
  await expectElement(tab, '#main-menu[data-open="true"]');
  await tab.click('#main-menu a[href="/us/en/insights"]');
  await expectAddress(tab, '/us/en/insights');
});

test('a link and the back button change the page without loading a document', async ({
  tab,
  site,
}) => {
  await visit(tab, `${site.origin}/us/en/home`);
  const title = await textOf(tab, 'h1');
  // After an update of the service worker Gatsby loads the next page as a document; the first one is no update.
  await expectWorker(tab);
  await tab.evaluate(() => void Object.assign(window, { isSameDocument: true }));
  await tab.click('main a[href="/us/en/playbook"]');
  await expectAddress(tab, '/us/en/playbook');
  await expect.poll(() => textOf(tab, 'h1')).not.toBe(title);
  await goBack(tab);
  await expectAddress(tab, '/us/en/home');
  await expect.poll(() => textOf(tab, 'h1')).toBe(title);
  expect(await tab.evaluate(() => 'isSameDocument' in window)).toBe(true);
  expect(site.problems).toEqual([]);
});

test('search finds by keyboard and leads to the best match', async ({ tab, site }) => {
  await visit(tab, `${site.origin}/us/en/home`);
  // The header listens once its own boundary has hydrated.
  await expect(async () => {
    await tab.press('/');
    await expect
      .poll(() => tab.evaluate(() => document.activeElement?.getAttribute('role')), {
        timeout: 1000,
      })
      .toBe('combobox');
  }).toPass();
  await tab.type('handoff');
  await expect.poll(() => textOf(tab, 'dialog[open] [role="status"]')).toMatch(/\d/);
  const href = await tab.evaluate(() =>
    document.querySelector('dialog[open] [role="option"]')?.getAttribute('href'),
  );
  expect(href).toContain('/insights/');
  await tab.press('ArrowDown');
  await tab.press('Enter');
  await expectAddress(tab, href ?? '');
  expect(site.problems).toEqual([]);
});

test('a filter of the playbook is in the address, and the back button removes it', async ({
  tab,
  site,
}) => {
  await visit(tab, `${site.origin}/us/en/playbook`);
  const count = () =>
    tab.evaluate(() => document.querySelectorAll('main a[href*="/playbook/"]').length);
  const all = await count();
  await tab.evaluate(() => {
    const buttons = [...document.querySelectorAll('main button')];
    const aws = buttons.find(({ textContent }) => textContent.includes('Arbor Web Services'));
    aws?.setAttribute('data-test', 'aws');
  });
  await tab.click('[data-test="aws"]');
  await expectAddress(tab, '/us/en/playbook#/aws');
  await expect.poll(count).toBeLessThan(all);
  await goBack(tab);
  await expectAddress(tab, '/us/en/playbook');
  await expect.poll(count).toBe(all);
});

test.describe('the contact form', () => {
  test('says what is missing, and focuses it', async ({ tab, site }) => {
    await visit(tab, `${site.origin}/us/en/contact-us`);
    await tab.click('form button[type="submit"]');
    await expectFocus(tab, 'form [role="alert"]');
    await tab.click('form [role="alert"] a');
    await expectFocus(tab, '[name="firstName"]');
  });

  test('is sent and leads to the thank-you page', async ({ tab, site }) => {
    await visit(tab, `${site.origin}/be/fr/contact-us`);
    for (const [name, value] of Object.entries(contactMessage)) {
      await tab.click(`[name="${name}"]`);
      await tab.type(value);
    }
    await tab.click('[name="terms"]');
    await tab.click('form button[type="submit"]');
    await expectAddress(tab, '/be/fr/thank-you-contact');
    expect(site.problems).toEqual([]);
  });
});

test('the region dialog opens, keeps the page and closes', async ({ tab, site }) => {
  await visit(tab, `${site.origin}/us/en/insights`);
  await tab.click('.region-opener');
  await expectElement(tab, '.region-dialog[open] a[href="/uk/en/insights"]');
  await tab.press('Escape');
  await expectElement(tab, 'dialog[open]', false);
});

test('a section that shows nothing takes no room', async ({ tab, site }) => {
  await visit(tab, `${site.origin}/us/en/home`);
  const [shown, ...empty] = await tab.evaluate(() => {
    const section = document.querySelector<HTMLElement>('section[data-section]');
    const box = (className: string, ...content: (Node | string)[]) => {
      const element = document.createElement('div');
      element.className = className;
      element.append(...content);
      return element;
    };
    const heightWith = (content: (Node | string)[]) => {
      const copy = section?.cloneNode() as HTMLElement;
      copy.append(box('', ...content));
      section?.after(copy);
      return copy.offsetHeight;
    };
    const body = () => box('content-body');
    return [['Text'], [], [body()], [box('content-text', body())]].map(heightWith);
  });
  expect(shown).toBeGreaterThan(0);
  expect(empty).toEqual([0, 0, 0]);
});
