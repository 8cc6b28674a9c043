import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from './scripts/support/launchBrowser';

/** Of the site under test; E2E_PORT moves it where that one is taken. */
const port = Number(process.env.E2E_PORT ?? 9191);

/** Of what a build, a host or a network does, whatever the window: tested on the desktop alone. */
const sameInEveryWindow = [
  'accessibility',
  'bare',
  'barriers',
  'error-catalogue',
  'extremes',
  'hostile',
  'offline',
  'path-prefix',
  'policy',
  'preferences',
  'print',
  'redirects',
  'reflow',
  'search-faults',
  'trusted-types',
  'update',
].map((name) => `**/${name}.test.ts`);

const launchOptions = {
  executablePath: systemChromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    // It takes answers of a busy machine for a slow network, over which Gatsby prefetches nothing.
    '--force-effective-connection-type=4G',
  ],
};

export default defineConfig({
  testDir: 'tests/e2e',
  // A guard against tests that hang: on a busy machine one that updates a site takes a minute.
  timeout: 180_000,
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: [['list']],
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions,
    // Recording takes half as long again. Of a test that fails: `npx playwright test --trace retain-on-failure`.
    trace: 'off',
    // What a worker answers escapes the routes by which tests hold back, change or fail answers.
    serviceWorkers: 'block',
  },
  projects: [
    {
      name: 'desktop',
      use: { viewport: { width: 1440, height: 900 } },
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      grepInvert: /@desktop/,
      testIgnore: sameInEveryWindow,
    },
  ],
  webServer: {
    command: `npx tsx scripts/serve.ts --port ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
