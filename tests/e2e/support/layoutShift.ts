import type { Page } from '@playwright/test';

/** Watches how far what is shown moves by itself, from the first byte of each document on; 0 is not at all. */
export const watchLayoutShift = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript(() => {
    const store = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        store.layoutShift += (entry as PerformanceEntry & { value: number }).value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
};
