import type { Page } from '@playwright/test';
import { nextFrame } from '../../support/adoptStyles';
import { layoutFaults, widenTextSpacing } from '../../support/layoutFaults';

/** A window of 1280 × 1024 pixels at 400 %. */
const zoomed = { width: 320, height: 256 };

/** What does not reflow at 400 % (1.4.10). */
export const reflowFaults = async (page: Page): Promise<string[]> => {
  await page.setViewportSize(zoomed);
  return layoutFaults(page);
};

/** What wide text spacing cuts off or covers (1.4.12). */
export const spacingFaults = async (page: Page): Promise<string[]> => {
  await widenTextSpacing(page);
  return layoutFaults(page);
};

/** What text of twice the size cuts off or covers (1.4.4): browsers that enlarge text alone raise the size of the root. */
export const textSizeFaults = async (page: Page): Promise<string[]> => {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await nextFrame(page);
  return (await layoutFaults(page)).filter((line) => !line.startsWith('covers the window'));
};
