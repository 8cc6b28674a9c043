import { expect, test, type Locator } from '@playwright/test';
import { visit } from '../support/visit';

test(
  'a form that comes first is beside the title of a landing page',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/us/en/survey-tables');
    const form = page.locator('[data-hero] form');
    await expect(form.getByRole('combobox')).toBeInViewport({ ratio: 1 });
    const [title, panel] = [await page.locator('h1').boundingBox(), await form.boundingBox()];
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(panel?.x ?? 0);
    await expect(page.locator('main form')).toHaveCount(1);
  },
);

test(
  'a simple page with a button has its contents beside the text',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/us/en/accessibility');
    const contents = await page.locator('.contents nav').boundingBox();
    const text = await page.locator('.contents > div').boundingBox();
    expect((contents?.x ?? 0) + (contents?.width ?? 0)).toBeLessThan(text?.x ?? 0);
    await expect(
      page.locator('.contents').getByRole('link', { name: 'Report a barrier' }),
    ).toBeVisible();
  },
);

test(
  'a portrait is between the name and the biography of an author on phones',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await visit(page, '/us/en/insights/authors/desmond-achterberg');
    const tops = await Promise.all(
      ['h1', '[data-hero] img', '[data-hero] header > div'].map(
        async (selector) => (await page.locator(selector).first().boundingBox())?.y ?? 0,
      ),
    );
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  },
);

test(
  'contact persons are in the first window, and the content sections beside the form',
  { tag: '@desktop' },
  async ({ page }) => {
    const place = async (width: number, part: Locator) => {
      await page.setViewportSize({ width, height: 844 });
      const [other, form] = await Promise.all([
        part.boundingBox(),
        page.locator('section[aria-labelledby="contact-form"]').boundingBox(),
      ]);
      return {
        bottom: (other?.y ?? 0) + (other?.height ?? 0),
        across: (other?.x ?? 0) - (form?.x ?? 0),
        down: (other?.y ?? 0) - (form?.y ?? 0),
      };
    };
    await visit(page, '/us/en/contact-us');
    const persons = page.locator('section[aria-labelledby="contact-persons"]');
    const next = page.getByRole('complementary').filter({ hasText: 'What happens next' });
    expect((await place(1440, persons)).bottom).toBeLessThan(844);
    expect((await place(390, persons)).down).toBeLessThan(0);
    expect((await place(390, next)).down).toBeGreaterThan(0);
    const wide = await place(1440, next);
    expect(wide.across).toBeGreaterThan(0);
    expect(wide.down).toBe(0);
  },
);

test(
  'governing bodies are drawn with their meetings and lead to their sections',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/us/en/about-us/corporate-governance');
    const bodies = page.locator('[data-hero] nav[aria-label="On this page"] li');
    const drawn = await bodies.evaluateAll((items) =>
      items.map((item) => ({
        said: parseInt(item.querySelector('div + p')?.textContent ?? '', 10),
        marks: Math.round((item.querySelector('div')?.clientWidth ?? 0) / 14),
      })),
    );
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.map(({ marks }) => marks)).toEqual(drawn.map(({ said }) => said));
    const filled = await bodies.first().locator('[data-independent]').count();
    await expect(bodies.first()).toContainText(`Independent: ${filled} of`);
    const board = page.locator('main section:has(h2)').filter({ hasText: 'Board of directors' });
    await expect(board.getByText('Independent', { exact: true })).toHaveCount(filled);
    await bodies.last().getByRole('link').click();
    await expect(page.locator('main section:target h2')).toBeInViewport();
  },
);

test(
  'each brand has one figure, the house below its name, the others in their tile',
  { tag: '@desktop' },
  async ({ page }) => {
    await visit(page, '/us/en/about-us/brands');
    const brands = page.locator('main li:has(h2)');
    const count = await brands.count();
    expect(count).toBeGreaterThan(2);
    await expect(brands.locator('strong')).toHaveCount(count);
    await expect(brands.locator('> div:first-of-type strong')).toHaveCount(count - 1);
    await expect(brands.first().locator('> div:first-of-type strong')).toHaveCount(0);
  },
);

test(
  'filters stand beside their labels, and below them on phones',
  { tag: '@desktop' },
  async ({ page }) => {
    const boxes = async () => {
      const group = page.getByRole('group', { name: 'Filter by topic' });
      const label = page.getByText('Filter by topic', { exact: true });
      const all = [label, group, page.getByLabel('Filter by industry')];
      return Promise.all(all.map((box) => box.boundingBox()));
    };
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/us/en/insights');
    const [label, group, list] = await boxes();
    expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(group?.x ?? 0);
    expect(list?.x).toBeCloseTo(group?.x ?? 0, 0);
    await page.setViewportSize({ width: 390, height: 844 });
    const [above, below] = await boxes();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  },
);

test('services stand in tiles with their pictures', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/us/en/services');
  const tiles = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('img') });
  await expect(tiles).toHaveCount(6);
  const [first, second] = [await tiles.nth(0).boundingBox(), await tiles.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  await page.setViewportSize({ width: 390, height: 844 });
  const picture = await tiles.nth(0).locator('img').last().boundingBox();
  const name = await tiles.nth(0).getByText('Data platforms', { exact: true }).boundingBox();
  expect((picture?.x ?? 0) + (picture?.width ?? 0)).toBeLessThan(name?.x ?? 0);
});

test(
  'the beginning of the tables is beside the form that asks for them',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/us/en/survey-tables');
    const table = await page.locator('[data-hero] > header table').boundingBox();
    const form = await page.locator('[data-hero] form').boundingBox();
    expect((table?.x ?? 0) + (table?.width ?? 0)).toBeLessThan(form?.x ?? 0);
    await expect(page.getByRole('main').getByRole('table')).toHaveCount(1);
  },
);

test(
  'a chart that comes first is beside the title of ethics and compliance',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, '/us/en/about-us/ethics-and-compliance');
    const title = await page.locator('h1').boundingBox();
    const chart = await page.locator('[data-hero] > .chart').boundingBox();
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(chart?.x ?? 0);
    await expect(page.locator('main .chart')).toHaveCount(2);
  },
);
