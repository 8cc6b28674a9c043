import { expect, test } from '@playwright/test';
import { visit } from '../support/visit';
import { watchViolations } from './support/watchViolations';

test('a visit through the site needs nothing beyond the policy', async ({ page }) => {
  const violations = await watchViolations(page);
  await visit(page, '/us/en/home');
  for (const path of [
    '/us/en/services',
    '/us/en/playbook',
    '/us/en/insights',
    '/us/en/about-us/locations',
    '/us/en/about-us/investors',
    '/us/en/contact-us',
    '/us/en/nowhere',
    '/',
    '/cn/en/home',
  ]) {
    await page.evaluate(
      (to) => (window as unknown as { ___navigate: (to: string) => void }).___navigate(to),
      path,
    );
    await expect(page).toHaveURL(path);
    await page.waitForLoadState('networkidle');
  }
  expect(violations).toEqual([]);
});

test('a page that is navigated to looks as it does when it is opened', async ({ page }) => {
  // Pictures have a placeholder until they are loaded.
  const look = () =>
    page.locator(':is(main, footer) :not([data-placeholder-image])').evaluateAll((elements) =>
      elements.map((element) => {
        const { color, display, fontSize, padding, width } = getComputedStyle(element);
        return [element.tagName, color, display, fontSize, padding, width].join(' ');
      }),
    );
  await visit(page, '/us/en/contact-us');
  const opened = await look();
  await visit(page, '/us/en/home');
  await page.evaluate(() =>
    (window as unknown as { ___navigate: (to: string) => void }).___navigate('/us/en/contact-us'),
  );
  await expect(page).toHaveURL('/us/en/contact-us');
  await expect(page.locator('form [name="message"]')).toBeVisible();
  await expect.poll(look).toEqual(opened);
});

test('script that found its way into a page does not run', async ({ page }) => {
  const violations = await watchViolations(page);
  await page.route('**/us/en/home', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(
      '</body>',
      '<script>window.wasRun=1</script><img src="/x" onerror="window.wasRun=1"></body>',
    );
    await route.fulfill({ response, body });
  });
  await visit(page, '/us/en/home');
  await expect.poll(() => violations.length).toBeGreaterThanOrEqual(2);
  expect(await page.evaluate(() => 'wasRun' in window)).toBe(false);
});
