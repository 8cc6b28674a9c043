import type { Page } from '@playwright/test';

/** Waits for a frame with the styles as they are now: Chromium applies sheets and media features of a test with a delay. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** Adds a style sheet to a page. */
export const adoptStyles = async (page: Page, css: string): Promise<void> => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  await nextFrame(page);
};
