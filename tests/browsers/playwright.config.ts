import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './support/browserTest';
import { engines } from './support/driver';

/** The core of the site in Debian's Firefox and WebKitGTK: Playwright drives only builds of its own. */
export default defineConfig<object, EngineOptions>({
  testDir: '.',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  projects: engines.map((engine) => ({ name: engine, use: { engine } })),
});
