import type { Page } from '@playwright/test';
import { nextFrame } from './adoptStyles';

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
  // After one of these, axe once met colours of before in texts that inherit theirs.
  await nextFrame(page);
  await nextFrame(page);
};
