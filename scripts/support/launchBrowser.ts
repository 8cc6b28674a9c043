import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/**
 * The browser that CHROMIUM names, or one of Debian's; undefined where there is none, and Playwright starts the one that
 * `npx playwright install chromium` brings. The shell without a window comes first: it takes about half of the time.
 */
export const systemChromium: string | undefined = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
].find((file) => file !== undefined && existsSync(file));

/** Starts {@link systemChromium}. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: systemChromium,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
