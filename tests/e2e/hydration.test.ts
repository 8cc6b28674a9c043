import { expect, test, type Page } from '@playwright/test';
import { visit } from './support/visit';

// HTML that was rendered ahead by React is taken over by Preact (src/stand-ins/react.ts).

test('a carousel shows one slide at a time, and turns at both ends', async ({ page }) => {
  await visit(page, '/za/en/about-us');
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  const slides = carousel.locator('[data-slides] > div');
  const total = await slides.count();
  expect(total).toBeGreaterThan(1);
  const isShown = (index: number) => expect(slides.nth(index)).toBeVisible();
  const shown = slides.and(page.locator(':visible'));
  await isShown(0);
  await expect(shown).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Previous' }).click();
  await isShown(total - 1);
  await expect(shown).toHaveCount(1);
  await carousel.getByRole('button', { name: 'Next' }).click();
  await isShown(0);
});

test('the browser’s own messages give way to those of the form', async ({ page }) => {
  await visit(page, '/be/fr/contact-us');
  await expect(page.locator('main form')).toHaveJSProperty('noValidate', true);
});

for (const path of ['/us/en/home', '/za/en/about-us', '/be/fr/contact-us', '/us/en/playbook']) {
  test(`on ${path} every element that another one names is there, and named once`, async ({
    page,
  }) => {
    await visit(page, path);
    const wrong = await page.evaluate(() => {
      // A closed dialog has no content yet.
      document.querySelectorAll('dialog:not([open])').forEach((dialog) => dialog.remove());
      const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
      const named = ['for', 'aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap(
        (name) =>
          [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
            (element.getAttribute(name) ?? '').split(' '),
          ),
      );
      return {
        missing: named.filter((id) => !ids.includes(id)),
        twice: ids.filter((id, index) => ids.indexOf(id) !== index),
        count: named.length,
      };
    });
    expect(wrong).toMatchObject({ missing: [], twice: [] });
    expect(wrong.count).toBeGreaterThan(3);
  });
}

declare global {
  /** What waits for an idle moment, which does not come by itself. */
  var idle: (() => void)[];
}

/** Before a page loads: idle moments come only when asked for, and each task is at its end after one portion. */
const holdIdleMoments = (page: Page) =>
  page.addInitScript(() => {
    window.idle = [];
    window.requestIdleCallback = (callback) =>
      window.idle.push(() => callback({ didTimeout: true, timeRemaining: () => 0 }));
    const now = performance.now.bind(performance);
    let passed = 0;
    performance.now = () => now() + (passed += 20);
  });

/** Lets portions have their turn until none waits any more, and says how many moments that took. */
const spendIdleMoments = (page: Page): Promise<number> =>
  page.evaluate(() => {
    let count = 0;
    for (let next = window.idle.shift(); next; next = window.idle.shift()) {
      next();
      count += 1;
    }
    return count;
  });

const carouselOf = (page: Page) => {
  const carousel = page.locator('[aria-roledescription="carousel"]').first();
  const slides = carousel.locator('[data-slides] > div');
  return { carousel, slides, hidden: slides.and(page.locator('[hidden]')) };
};

test('portions of a page outside of the window are taken over one by one', async ({ page }) => {
  await holdIdleMoments(page);
  await visit(page, '/za/en/about-us');
  const { slides, hidden } = carouselOf(page);
  // As it was rendered ahead, a carousel shows all that it has.
  await expect(hidden).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.idle.length)).toBeGreaterThan(0);
  expect(await spendIdleMoments(page)).toBeGreaterThan(4);
  await expect(hidden).toHaveCount((await slides.count()) - 1);
});

test('a portion that is clicked before its turn answers that click', async ({ page }) => {
  await holdIdleMoments(page);
  await visit(page, '/za/en/about-us');
  const { carousel, slides, hidden } = carouselOf(page);
  await expect(hidden).toHaveCount(0);
  // Clicking as a visitor does would scroll it into the window, where its turn comes first.
  await carousel
    .getByRole('button', { name: 'Next' })
    .evaluate((next: HTMLElement) => next.click());
  await expect(slides.nth(1)).not.toHaveAttribute('hidden');
  await expect(hidden).toHaveCount((await slides.count()) - 1);
});

test('what is chosen in the footer before its turn shows', async ({ page }) => {
  await holdIdleMoments(page);
  await visit(page, '/us/en/home');
  const select = page.getByRole('contentinfo').getByRole('combobox');
  const second = await select.locator('option').nth(1).innerText();
  const details = page.getByRole('contentinfo').locator('[aria-live="polite"]');
  const before = await details.innerText();
  await select.evaluate((element: HTMLSelectElement) => {
    element.selectedIndex = 1;
    element.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await expect(details).not.toHaveText(before);
  await expect(select.locator('option:checked')).toHaveText(second);
});

test('a page that is left before its portions had their turn leaves nothing behind', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await holdIdleMoments(page);
  await visit(page, '/us/en/home');
  await page
    .locator('main a[href="/us/en/insights"]')
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL(/\/us\/en\/insights$/);
  await expect(page.locator('main h1')).toHaveCount(1);
  await expect(page.locator('[aria-roledescription="carousel"]')).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('a filter in the address holds for key plays that wait', async ({ page }) => {
  await holdIdleMoments(page);
  await visit(page, '/us/en/playbook');
  const rows = page.locator('#key-plays ~ ul > li');
  const all = await rows.count();
  const partner = page.locator('main [role="group"] button').nth(1);
  const shown = Number(await partner.locator('small').innerText());
  expect(shown).toBeLessThan(all);
  await partner.evaluate((button: HTMLElement) => button.click());
  await expect(rows).toHaveCount(shown);
  const hash = await page.evaluate(() => location.hash);
  const again = await page.context().newPage();
  await holdIdleMoments(again);
  await visit(again, `/us/en/playbook${hash}`);
  await spendIdleMoments(again);
  await expect(again.locator('#key-plays ~ ul > li')).toHaveCount(shown);
  await expect(again.locator('main [role="group"] button').nth(1)).toHaveAttribute(
    'aria-pressed',
    'true',
  );
});
