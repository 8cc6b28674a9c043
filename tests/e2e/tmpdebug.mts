import { chromium } from '@playwright/test';
import { startSiteServer } from '../../hosting/startSiteServer';
const main = async () => {
  const { readdirSync } = await import('node:fs');
  const dir = readdirSync('.space/e2e').find((n) => n.startsWith('first-'));
  const server = await startSiteServer({ folder: '.space/e2e/' + dir, port: 9533 });
  const browser = await chromium.launch({
    executablePath: '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto('http://localhost:9533/aa/en/home');
  await page.waitForTimeout(4000);
  await page.close();
  await context.setOffline(true);
  const again = await context.newPage();
  again.on('console', (m) => console.log('console', m.text()));
  again.on('pageerror', (m) => console.log('pageerror', m.message));
  again.on('requestfailed', (r) => console.log('failed', r.url()));
  await again.goto('http://localhost:9533/aa/en/home' + (process.argv[2] ?? ''));
  await again.waitForTimeout(3000);
  console.log((await again.content()).slice(-3500));
  await browser.close();
  await server.close();
};
main();
