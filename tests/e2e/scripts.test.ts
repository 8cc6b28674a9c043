import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { startSiteServer, type SiteServer } from '../../hosting/startSiteServer';
import { egypt } from '../fixtures/scripts/egypt';
import { japan } from '../fixtures/scripts/japan';
import { scriptsBuild } from '../support/scriptsBuild';
import { axeViolations } from '../support/axe';
import { layoutFaults } from '../support/layoutFaults';
import { watchLayoutShift } from './support/layoutShift';
import { sidewaysOverflow } from '../support/sidewaysOverflow';
import { visit } from '../support/visit';

// In one worker: the site is built and served once.
test.describe.configure({ mode: 'default' });
test.use({ contextOptions: { reducedMotion: 'reduce' } });

let folder: string;
let server: SiteServer;

test.beforeAll(async () => {
  test.setTimeout(600_000);
  ({ folder } = await scriptsBuild());
  server = await startSiteServer({ folder, port: 0 });
});
test.afterAll(() => server?.close());

const open = (page: Page, path: string): Promise<void> => visit(page, `${server.origin}${path}`);

const pagesOf = (site: string): string[] =>
  readdirSync(join(folder, site), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'index.html')
    .map(({ parentPath }) => parentPath.slice(folder.length).replaceAll('\\', '/'))
    .sort();

/** The horizontal edges of an element, in pixels from the left of the window. */
const edges = async (element: Locator): Promise<{ left: number; right: number }> => {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${String(element)} is not shown.`);
  return { left: box.x, right: box.x + box.width };
};

const sites = [
  { region: egypt, site: '/eg/ar', isMirrored: true },
  { region: japan, site: '/jp/ja', isMirrored: false },
];

for (const { region, site, isMirrored } of sites) {
  const { localCode } = region.language;

  test(`every page in ${localCode} has its direction, fits the window and has no barrier`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const paths = pagesOf(site.slice(1));
    expect(paths.length).toBeGreaterThan(11);
    for (const path of paths) {
      await open(page, path);
      const root = page.locator('html');
      await expect(root).toHaveAttribute('lang', localCode);
      expect(await root.getAttribute('dir')).toBe(isMirrored ? 'rtl' : null);
      expect.soft(await layoutFaults(page), path).toEqual([]);
      expect.soft(await axeViolations(page), path).toEqual([]);
    }
  });

  test(`the menu panel in ${localCode} opens from the end of the line @phone`, async ({ page }) => {
    await open(page, `${site}/home`);
    await page.locator('.main-menu-toggle').click();
    const { left, right } = await edges(page.locator('#main-menu'));
    const width = page.viewportSize()?.width ?? 0;
    expect(isMirrored ? left : width - right).toBe(0);
    expect(isMirrored ? width - right : left).toBeGreaterThanOrEqual(48);
  });

  test(`the carousel in ${localCode} goes on in reading direction`, async ({ page }) => {
    await open(page, `${site}/home`);
    const carousel = page.locator('[aria-roledescription]', { has: page.locator('[data-slides]') });
    const [previous, next] = [
      carousel.getByRole('button').nth(0),
      carousel.getByRole('button').nth(1),
    ];
    const [before, after] = [await edges(previous), await edges(next)];
    expect(isMirrored ? after.right <= before.left : before.right <= after.left).toBe(true);
    const scale = isMirrored ? '-1 1' : 'none';
    await expect(next.locator('svg')).toHaveCSS('scale', scale);
    await next.click();
    await expect(carousel.getByText(region.quotes.rows[1]?.[0] ?? '')).toBeVisible();
    await previous.click();
    await expect(carousel.getByText(region.quotes.rows[0]?.[0] ?? '')).toBeVisible();
  });

  test(`charts in ${localCode} begin where a line of text begins`, async ({ page }) => {
    await open(page, `${site}/home`);
    // The first one is the longest, as wide as its room.
    const row = page.locator('.chart-bar').nth(1);
    const [room, bar] = [await edges(row), await edges(row.locator('rect'))];
    expect(Math.abs(isMirrored ? room.right - bar.right : bar.left - room.left)).toBeLessThan(1);
    expect(bar.right - bar.left).toBeLessThan(room.right - room.left);
    // Its value stands at its end.
    const value = await edges(row.locator('b'));
    expect(isMirrored ? value.right <= bar.left : bar.right <= value.left).toBe(true);
    // A figure of a line stands over its label on the axis.
    const [figure, label] = [
      page.locator('.chart-plot > span'),
      page.locator('.chart-axis > span'),
    ];
    for (const at of [0, 3]) {
      const [above, below] = [await edges(figure.nth(at)), await edges(label.nth(at))];
      const point = (below.left + below.right) / 2;
      expect(above.left).toBeLessThan(point);
      expect(above.right).toBeGreaterThan(point);
    }
  });

  test(`a phone number in ${localCode} begins with its plus sign`, async ({ page }) => {
    await open(page, `${site}/about-us/locations`);
    const [plus, last] = await page.locator('main a[href^="tel:"]').evaluate((link) => {
      const text = link.firstChild as Text;
      return [0, text.length - 1].map((at) => {
        const range = document.createRange();
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return range.getBoundingClientRect().left;
      });
    });
    expect(plus).toBeLessThan(last ?? 0);
  });

  test(`a page in ${localCode} loads no text font and moves nothing`, async ({ page }) => {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    const shift = await watchLayoutShift(page);
    await open(page, `${site}/home`);
    await page.waitForLoadState('networkidle');
    expect(fonts.filter((url) => url.includes('instrument'))).toEqual([]);
    expect(await shift()).toBe(0);
  });
}

test('dates and minutes are written as the language writes them', async ({ page }) => {
  await open(page, '/eg/ar/insights/data-quality');
  await expect(page.locator('main time').first()).toHaveText('١٢ مارس ٢٠٢٦');
  await open(page, '/jp/ja/insights/bus-times');
  await expect(page.locator('main time').first()).toHaveText('2026年3月12日');
});

test('the contact form asks for the family name first where names begin with it', async ({
  page,
}) => {
  const fields = page.locator('main form').getByRole('textbox');
  await open(page, '/jp/ja/contact-us');
  await expect(fields.nth(0)).toHaveAttribute('autocomplete', 'family-name');
  await expect(fields.nth(1)).toHaveAttribute('autocomplete', 'given-name');
  await open(page, '/eg/ar/contact-us');
  await expect(fields.nth(0)).toHaveAttribute('autocomplete', 'given-name');
});

test('counts, positions and messages have the digits of the language', async ({ page }) => {
  const digits = /^[^0-9]*[٠-٩][^0-9]*$/;
  await open(page, '/eg/ar/playbook');
  await expect(page.locator('#key-plays small')).toHaveText(digits);
  await expect(page.locator('main').getByRole('status')).toHaveText(digits);
  await open(page, '/eg/ar/home');
  await expect(page.locator('.carousel-head span').first()).toHaveText(digits);
  await expect(page.locator('[data-slides] > *').first()).toHaveAttribute('aria-label', digits);
  await open(page, '/eg/ar/contact-us');
  await page.locator('main form [type="submit"]').click();
  await expect(page.locator('main form').getByRole('alert').locator('p')).toHaveText(digits);
  await open(page, '/jp/ja/playbook');
  await expect(page.locator('#key-plays small')).toHaveText(/^[0-9]+$/);
});

for (const [site, query, title] of [
  ['/eg/ar', 'مكتبة', egypt.keyPlay.title],
  ['/eg/ar', '2025', egypt.insights[2]?.title ?? ''],
  ['/jp/ja', 'パス', japan.insights[1]?.title ?? ''],
  ['/jp/ja', 'サーバー', japan.insights[2]?.title ?? ''],
] as const) {
  test(`search in ${site} finds a page by ${query}`, async ({ page }) => {
    await open(page, `${site}/home`);
    await page.locator('.search-button').click();
    const overlay = page.getByRole('dialog');
    await overlay.getByRole('combobox').fill(query);
    await expect(overlay.getByRole('option', { name: title })).toBeVisible();
    const digits = site === '/eg/ar' ? /[٠-٩]/ : /[0-9]/;
    await expect(overlay.getByRole('status')).toHaveText(digits);
    expect(await page.evaluate(sidewaysOverflow)).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });
}

test('the region dialog names each region in its own language and direction', async ({ page }) => {
  await open(page, '/eg/ar/home');
  await page.locator('.region-opener').click();
  const japanese = page.locator('.region-dialog a[hreflang="ja-JP"]');
  await expect(japanese.locator('bdi')).toHaveAttribute('lang', 'ja-JP');
  await expect(japanese.locator('bdi')).toHaveCSS('direction', 'ltr');
  const arabic = page.locator('.region-dialog a[hreflang="ar-EG"] bdi');
  await expect(arabic).toHaveCSS('direction', 'rtl');
});

test('a page of the other region, reached by a link, takes its direction', async ({ page }) => {
  await open(page, '/eg/ar/home');
  await page.locator('.region-opener').click();
  await page.locator('.region-dialog a[hreflang="ja-JP"]').click();
  await expect(page).toHaveURL(`${server.origin}/jp/ja/home`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ja-JP');
  await expect(page.locator('html')).not.toHaveAttribute('dir');
});
