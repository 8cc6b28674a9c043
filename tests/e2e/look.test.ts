import { expect, test } from '@playwright/test';
import { palette } from '~/src/theme/palette';
import { axeViolations } from '../support/axe';
import { pageOfEachTemplate, routes } from './support/routes';
import { visit } from '../support/visit';

const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

test.describe('in the dark scheme', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

  for (const path of [...pageOfEachTemplate(['us/en']), '/404.html']) {
    test(`${path} is accessible in the dark scheme`, async ({ page }) => {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      // An error page that belongs to no site shows its links once it knows.
      await expect(page.getByRole('link').last()).toBeVisible();
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

test('the texts of a service row stand on one baseline', { tag: '@desktop' }, async ({ page }) => {
  for (const path of ['/us/en/services/data-platforms', '/fr/fr/services/data-platforms']) {
    await page.goto(path);
    const rows = await page
      .locator('main li > a:has(> span + span + span + svg)')
      .evaluateAll((links) =>
        links.map((link) =>
          [...link.querySelectorAll(':scope > span')].map((text) => {
            // The swatch has no text: its lower edge stands on the line.
            if (!text.textContent) return text.getBoundingClientRect().bottom;
            // An empty inline block stands on the baseline of the first line.
            const probe = document.createElement('i');
            probe.style.display = 'inline-block';
            text.prepend(probe);
            const { bottom } = probe.getBoundingClientRect();
            probe.remove();
            return bottom;
          }),
        ),
      );
    expect(rows.length, path).toBeGreaterThan(3);
    for (const [swatch = 0, name = 0, description = 0] of rows) {
      expect(Math.abs(name - description), path).toBeLessThanOrEqual(1);
      expect(Math.abs(swatch - name), path).toBeLessThanOrEqual(1);
    }
  }
});

for (const width of [390, 1440]) {
  test(
    `running text is 17 pixels and larger in a window of ${width} pixels`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of pageOfEachTemplate(['us/en'])) {
        await page.goto(path);
        // Sentences; captions and notes of forms are shorter or smaller on purpose.
        const small = await page
          .locator('main p:not(form p, figure p)')
          .evaluateAll((paragraphs) =>
            paragraphs
              .filter(
                (text) =>
                  (text.textContent ?? '').length > 90 &&
                  parseFloat(getComputedStyle(text).fontSize) < 17,
              )
              .map((text) => text.textContent?.slice(0, 60)),
          );
        expect(small, path).toEqual([]);
      }
    },
  );
}

test(
  'filters take one row of a phone, and their choices scroll',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/fr/fr/insights', '/us/en/playbook', '/us/en/about-us/locations']) {
      await page.goto(path);
      const rows = page.locator('main [role="group"]:has(> [aria-pressed])');
      expect(await rows.count(), path).toBeGreaterThan(0);
      for (const row of await rows.all()) {
        expect((await row.boundingBox())?.height, path).toBeLessThan(64);
      }
      const last = rows.first().locator('> *').last();
      await last.focus();
      await expect(last).toBeInViewport({ ratio: 1 });
    }
  },
);

test(
  'the map of the root page is beside the title, and above the list of regions',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/');
    const map = page.locator('main [aria-hidden]:has(> svg circle)');
    await expect(map.locator('circle').first()).toBeVisible();
    const [drawing, regions] = [
      await map.boundingBox(),
      await page.locator('main section').first().boundingBox(),
    ];
    expect((drawing?.y ?? 0) + (drawing?.height ?? 0)).toBeLessThanOrEqual(regions?.y ?? 0);
    expect(drawing?.width).toBeGreaterThan(600);
  },
);

test(
  'each initiative leads on, and each partner is named by one heading',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/us/en/about-us/initiatives');
    const initiatives = page.locator('main li:has(> h2)');
    await expect(initiatives).toHaveCount(6);
    await expect(initiatives.filter({ has: page.getByRole('link') })).toHaveCount(6);
    await page.goto('/us/en/partners-and-technology');
    const names = page.locator('main li h3, main li strong');
    const texts = await names.allTextContents();
    expect(texts.length).toBeGreaterThan(5);
    expect(texts.length).toBe(new Set(texts).size);
  },
);

test('portraits keep their colours in the dark theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const pages = {
    '/us/en/insights/tests-for-people-who-dont-write-tests': 'Author',
    '/us/en/about-us/corporate-governance': 'Members',
  };
  for (const [path, name] of Object.entries(pages)) {
    await visit(page, path);
    const portraits = page.getByRole('list', { name }).first().locator('img');
    await expect(portraits.first()).toBeAttached();
    for (const portrait of await portraits.all())
      await expect(portrait).toHaveCSS('filter', 'none');
  }
});
