import { expect, test, type Locator } from '@playwright/test';
import { routes } from './support/routes';
import { visit } from '../support/visit';

/** The edge where the text of an element begins, without what it is indented by. */
const startOf = (element: Locator): Promise<number> =>
  element.evaluate((box) => {
    const range = document.createRange();
    range.selectNodeContents(box);
    return range.getBoundingClientRect().left;
  });

const pathOf = (template: string): string =>
  routes.pages.find((page) => page.site?.id === 'us/en' && page.template === template)!.path;

const textColumns = [
  // Beside the title: in the second column of services.
  ['/us/en/services', 'article section:first-of-type li:nth-child(2)'],
  [pathOf('opening'), 'article aside + div > p'],
] as const;

for (const [path, text] of textColumns) {
  test(
    `the content of ${path} begins where the introduction does`,
    { tag: '@desktop' },
    async ({ page }) => {
      await visit(page, path);
      const introduction = await startOf(page.locator('[data-hero] > header > div > p').first());
      expect(Math.abs((await startOf(page.locator(text).first())) - introduction)).toBeLessThan(1);
    },
  );
}

test(
  'the title of an insight is large, from the first column on, and a long one smaller',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const sizes: number[] = [];
    for (const path of [
      '/us/en/insights/the-second-question',
      '/fr/fr/insights/barometre-donnees-des-eti-2026',
    ]) {
      await visit(page, path);
      const title = page.locator('h1');
      expect(await startOf(title)).toBe(140);
      sizes.push(await title.evaluate((heading) => parseFloat(getComputedStyle(heading).fontSize)));
    }
    expect(sizes[0]).toBe(104);
    expect(sizes[1]).toBeLessThan(70);
  },
);

test(
  'the charts of an insight begin where its text does',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/us/en/insights/the-state-of-the-handoff-2026');
    const [rows, summary] = [
      await page.locator('.chart-rows').first().boundingBox(),
      await page.locator('.chart-summary').first().boundingBox(),
    ];
    const label = await page.locator('.chart-label').first().boundingBox();
    expect(rows?.x).toBe(summary?.x);
    expect(label?.x).toBe(summary?.x);
    const text = await page.locator('.contents h2').first().boundingBox();
    expect(rows?.x).toBe(text?.x);
    for (const width of [390, 768, 1100, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const chart = await page.locator('figure.chart').first().boundingBox();
      expect({ width, end: Math.round(chart!.x + chart!.width) }).toEqual({ width, end: width });
    }
  },
);

test(
  'no heading is marked in the table of contents at the top of a page',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/us/en/insights/the-state-of-the-handoff-2026');
    const marked = page.locator('.contents nav [aria-current]');
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(marked).toHaveText('About the survey');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(marked).toHaveCount(0);
  },
);

test(
  'a missing page has one logo, and its groups of links stand in rows',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/us/en/no-such-page');
    const groups = page
      .getByRole('navigation', { name: 'This page does not exist' })
      .locator('> div');
    await expect(groups.nth(4)).toBeVisible();
    const tops = await groups.evaluateAll((boxes) =>
      boxes.slice(0, 5).map((box) => box.querySelector('h2')?.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
    await expect(page.locator('main a[aria-label], #content a[aria-label]')).toBeHidden();
  },
);

for (const size of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(
    `a landing page invites in the first window of ${size.width}×${size.height}`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize(size);
      await visit(page, '/us/en/one-number-walk-through');
      await expect(
        page.locator('[data-hero]').getByRole('link', { name: 'Suggest a number' }),
      ).toBeInViewport({ ratio: 1 });
    },
  );
}

test(
  'a short title of a home page takes one line of wide windows',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/us/en/home');
    for (const width of [1280, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const lines = await page
        .locator('h1')
        .evaluate((title) => title.clientHeight / parseFloat(getComputedStyle(title).lineHeight));
      expect(Math.round(lines), `${width} px`).toBe(1);
    }
  },
);

test(
  'the second half of the sections of a home page begins on one line',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/us/en/home');
      const parts = [
        '[data-hero] img',
        '.story b',
        'main li:nth-of-type(2) > a:has(> [data-state])',
        ".content-pair[data-variation='Image right'] img",
      ];
      const lefts = await Promise.all(
        parts.map(async (part) => (await page.locator(part).first().boundingBox())?.x ?? 0),
      );
      const [first = 0] = lefts;
      expect(first).toBeGreaterThan(width / 2);
      for (const left of lefts) expect(Math.abs(left - first)).toBeLessThan(2);
    }
  },
);

test(
  'the picture or figure of a head extends to the edge of a window of any width',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const width of [960, 1440, 1920, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of ['/us/en/home', '/us/en/about-us/investors', pathOf('insight')]) {
        await visit(page, path);
        const box = await page.locator('[data-hero] :is(img, .measure)').first().boundingBox();
        expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) - width)).toBeLessThan(2);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  },
);

test(
  'the first key play of a home page is large, and the others are side by side',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/us/en/home');
    const boxes = await Promise.all(
      (await page.locator('[data-lead] img').all()).map((picture) => picture.boundingBox()),
    );
    const [first, second, third] = boxes;
    if (!first || !second || !third) throw new Error('A key play has no picture.');
    expect(first.x).toBe(0);
    expect(first.width).toBeGreaterThan(1.5 * second.width);
    expect(third.y).toBe(second.y);
  },
);
