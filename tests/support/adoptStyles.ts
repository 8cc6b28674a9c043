import type { Page } from '@playwright/test';

/** Waits for a frame with the styles as they are now: Chromium applies sheets and media features of a test with a delay. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

type Preferences = {
  colorScheme?: 'dark' | 'light';
  forcedColors?: 'active' | 'none';
  reducedMotion?: 'reduce' | 'no-preference';
};

const features = {
  colorScheme: 'prefers-color-scheme',
  forcedColors: 'forced-colors',
  reducedMotion: 'prefers-reduced-motion',
} as const satisfies Record<keyof Preferences, string>;

/** Sets preferences of a visitor, and waits until the styles of the page are theirs. */
export const setPreferences = async (page: Page, preferences: Preferences): Promise<void> => {
  await page.emulateMedia(preferences);
  const queries = Object.entries(preferences).map(
    ([name, value]) => `(${features[name as keyof Preferences]}: ${value})`,
  );
  await page.waitForFunction((query) => matchMedia(query).matches, queries.join(' and '));
  await nextFrame(page);
};

/** Adds a style sheet to a page. */
export const adoptStyles = async (page: Page, css: string): Promise<void> => {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
  await nextFrame(page);
};
