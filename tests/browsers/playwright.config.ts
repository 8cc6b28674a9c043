import { defineConfig } from '@playwright/test';

/** The core of the site in Firefox, which Playwright drives in builds of its own only: here the system's, over WebDriver BiDi. */
export default defineConfig({
  testDir: '.',
  timeout: 120_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
});
