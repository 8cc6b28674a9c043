import { expect, test } from '@playwright/test';
import { axeViolations } from '../support/axe';
import { templatesByProject } from './support/routes';
import { sidewaysOverflow } from '../support/sidewaysOverflow';
import { visit } from '../support/visit';

test.use({ serviceWorkers: 'allow' });

// Without motion nothing waits below the window, so that all of a page is judged.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const pages = templatesByProject({ '@desktop': ['us/en', 'cn/en'], '@phone': ['be/fr'] });

for (const { path, tag } of [
  ...pages,
  ...['/404.html', '/500.html'].map((path) => ({ path, tag: [] })),
]) {
  test(`${path} is accessible, loads cleanly and fits the screen`, { tag }, async ({ page }) => {
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
    await visit(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('h1')).toBeVisible();
    // An error page shows its links once it knows that its address is of no site; axe reads a page that changes wrongly.
    await expect(page.locator('[data-shown="false"]')).toHaveCount(0);
    expect(await axeViolations(page)).toEqual([]);
    expect(await page.evaluate(sidewaysOverflow)).toBeLessThanOrEqual(0);
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/us/en/home', '/be/fr/insights', '/worldwide/home', '/']) {
    test(`${path} shows its content`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main a').first()).toBeVisible();
    });
  }
});
