import { expect, test } from '@playwright/test';
import { layoutFaults, widenTextSpacing } from '../support/layoutFaults';
import { outOfReach } from './support/outOfReach';
import { pageOfEachTemplate } from './support/routes';
import { visit } from '../support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A window of 1280 x 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

/** Its header has the longest name of a region. */
const widestHeader = '/latam/es/home';
const pages = pageOfEachTemplate(['us/en', 'be/fr']);

for (const path of [...pages, widestHeader, '/404.html', '/500.html']) {
  test(`${path} reflows at 400 % and bears wide text spacing`, async ({ page }) => {
    await page.setViewportSize(zoomed);
    await visit(page, path);
    expect.soft(await layoutFaults(page)).toEqual([]);
    await widenTextSpacing(page);
    for (const [width, height] of [
      [320, 256],
      [390, 844],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      // Chromium applies lengths in units of the window some frames later than media queries.
      await expect
        .configure({ soft: true })
        .poll(() => layoutFaults(page), { message: `${width} px wide, with wide spacing` })
        .toEqual([]);
    }
  });
}

test.describe('at 400 % every control can be reached', () => {
  test.use({ viewport: zoomed });

  test.beforeEach(({ page }) => visit(page, '/be/fr/home'));

  test('of the menu, with a part of it open', async ({ page }) => {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    const panel = page.getByRole('navigation', { name: 'Principale' });
    await panel.locator('li button[aria-expanded="false"]').first().click();
    await expect(panel.locator('li button[aria-expanded="true"]')).toHaveCount(1);
    expect(await outOfReach(panel)).toEqual([]);
  });

  test('of the choice of regions', async ({ page }) => {
    await page.getByRole('banner').locator('a[aria-haspopup="dialog"]').click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    expect(await outOfReach(dialog)).toEqual([]);
  });

  test('of the search, with what it found', async ({ page }) => {
    await page.getByRole('button', { name: 'Rechercher' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').fill('donnees');
    await expect(dialog.getByRole('option').nth(3)).toBeAttached();
    expect(await outOfReach(dialog)).toEqual([]);
  });
});
