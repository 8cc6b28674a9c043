import { expect, test } from '@playwright/test';
import { layoutFaults, widenTextSpacing } from './support/layoutFaults';
import { pageOfEachTemplate } from './support/plan';
import { visit } from './support/visit';

test.skip(({ isMobile }) => isMobile, 'The windows are set here: one project is enough.');
test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A window of 1280 x 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

for (const path of [...pageOfEachTemplate(['us/en', 'be/fr']), '/404.html', '/500.html']) {
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
      expect.soft(await layoutFaults(page), `${width} px wide, with wide spacing`).toEqual([]);
    }
  });
}
