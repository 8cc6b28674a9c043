import { existsSync } from 'node:fs';
import { chromium, type Browser } from '@playwright/test';

const systemChromium = process.env.CHROMIUM ?? '/usr/bin/chromium';

/** Starts the browser of the system, or that which CHROMIUM names, or Playwright's own where there is none. */
export const launchBrowser = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: existsSync(systemChromium) ? systemChromium : undefined,
    args: ['--no-sandbox', '--disable-gpu', ...args],
  });
