import { expect, test } from '@playwright/test';
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
  'contact persons are beside the form in wide windows, below it on phones',
  { tag: '@desktop' },
  async ({ page }) => {
    const place = async (width: number) => {
      await page.setViewportSize({ width, height: 844 });
      const [persons, form] = await Promise.all(
        ['contact-persons', 'contact-form'].map((id) =>
          page.locator(`section[aria-labelledby="${id}"]`).boundingBox(),
        ),
      );
      return {
        across: (persons?.x ?? 0) - (form?.x ?? 0),
        down: (persons?.y ?? 0) - (form?.y ?? 0),
      };
    };
    await visit(page, '/us/en/contact-us');
    expect((await place(390)).down).toBeGreaterThan(0);
    const wide = await place(1440);
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
        said: parseInt(item.querySelector('p')?.textContent ?? '', 10),
        marks: Math.round((item.querySelector('div')?.clientWidth ?? 0) / 14),
      })),
    );
    expect(drawn.length).toBeGreaterThan(1);
    expect(drawn.map(({ marks }) => marks)).toEqual(drawn.map(({ said }) => said));
    await bodies.last().getByRole('link').click();
    await expect(page.locator('main section:target h2')).toBeInViewport();
  },
);

test('each brand has a figure in its tile', { tag: '@desktop' }, async ({ page }) => {
  await visit(page, '/us/en/about-us/brands');
  const tiles = page.locator('main li:has(h2) > div:first-of-type');
  await expect(tiles.locator('strong')).toHaveCount(await tiles.count());
});
