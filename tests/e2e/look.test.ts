import { expect, test } from '@playwright/test';
import { palette } from '~/src/theme/palette';
import { axeViolations } from './support/axe';
import { pageOfEachTemplate, routes } from './support/routes';
import { visit } from './support/visit';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.describe('in the dark scheme', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [...pageOfEachTemplate(['us/en']), '/404.html']) {
    test(`${path} is accessible in the dark scheme`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
    });
  }

  test('a page is dark on screens and light on paper', async ({ page }) => {
    await page.goto('/us/en/home');
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(palette.dark.paper));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});

const homes = ['us/en', 'fr/fr', 'pt/pt', 'br/pt', 'sp/es', 'be/fr'].map(
  (id) =>
    routes.pages.find(({ site, template }) => site?.id === id && template === 'homepage')!.path,
);

for (const path of homes) {
  test(`no word of the title of ${path} breaks`, { tag: '@desktop' }, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const broken = await page.locator('h1').evaluate((title) => {
        const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          for (const match of (node.textContent ?? '').matchAll(/[^\s-–]+/g)) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) {
              found.push(match[0]);
            }
          }
        }
        return found;
      });
      expect(broken, `${width} px`).toEqual([]);
    }
  });
}

test(
  'the title of a home page is 120 pixels and more in a wide window',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/us/en/home');
    const height = await page
      .locator('h1')
      .evaluate((title) => parseFloat(getComputedStyle(title).fontSize));
    expect(height).toBeGreaterThanOrEqual(120);
  },
);

test(
  'a teaser that is followed starts a view transition with one line',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/us/en/insights');
    await page.evaluate(() => {
      const counts: number[] = [];
      Object.assign(window, { lines: counts });
      const start = document.startViewTransition.bind(document);
      document.startViewTransition = (update) => {
        counts.push(
          [...document.querySelectorAll('main *')].filter((element) =>
            ['', '::before'].some(
              (part) => getComputedStyle(element, part || undefined).viewTransitionName === 'line',
            ),
          ).length,
        );
        return start(update);
      };
    });
    await page.locator('.cards article a').first().click();
    await expect(page).toHaveURL(/insights\/./);
    await expect(page.locator('[data-hero="article"] h1')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { lines: number[] }).lines)).toEqual([
      1,
    ]);
  },
);

test('no page has holes in a row of teasers', { tag: '@desktop' }, async ({ page }) => {
  const insight = routes.pages.find(
    ({ site, template }) => site?.id === 'us/en' && template === 'insight',
  )!.path;
  await page.goto(insight);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [edge, last] = await page
      .locator('.cards')
      .last()
      .evaluate((list) => [
        list.getBoundingClientRect().right,
        list.lastElementChild!.getBoundingClientRect().right,
      ]);
    expect(Math.abs(edge - last)).toBeLessThan(2);
  }
});
