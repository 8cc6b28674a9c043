import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

/**
 * The path of the browser: the CHROMIUM variable, else a Debian package. Undefined if neither exists; Playwright then starts
 * the one that `npx playwright install chromium` installs. Prefers the headless shell, which takes about half the time.
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
