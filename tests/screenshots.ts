import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { startSiteServer } from '../hosting/startSiteServer';
import { routesFile } from '../gatsby/routes/currentRoutes';
import type { Routes } from '../gatsby/routes/types';
import { launchBrowser } from '../scripts/support/launchBrowser';
import { scriptsBuild } from './support/scriptsBuild';
import { runCommand, say } from '../scripts/support/output';

const help = `Takes small screenshots of every template, and of two regions in other scripts, into docs/screenshots: desktop in both colour
schemes, and phone.

  npm run build && npm run screenshots

The regions in other scripts are built if their sources have changed.`;

const folder = 'docs/screenshots';
const site = 'us/en';
/** As wide as a window, as wide as a picture of it, and how many times as high at most; pixels. */
const sizes = [
  { name: 'desktop', scheme: 'light', width: 1440, height: 900, pictureWidth: 480, most: 2.4 },
  { name: 'desktop-dark', scheme: 'dark', width: 1440, height: 900, pictureWidth: 480, most: 2.4 },
  { name: 'phone', scheme: 'light', width: 390, height: 844, pictureWidth: 240, most: 4 },
] as const;

/** Pages of a site, by the name of their picture. */
type Pages = ReadonlyMap<string, string>;

const takeScreenshots = async (publicFolder: string, pages: Pages): Promise<void> => {
  const server = await startSiteServer({ folder: publicFolder, port: 0 });
  const browser = await launchBrowser();
  for (const { name, scheme, width, height, pictureWidth, most } of sizes) {
    const page = await browser.newPage({
      viewport: { width, height },
      colorScheme: scheme,
      reducedMotion: 'reduce',
    });
    for (const [picture, path] of pages) {
      await page.goto(`${server.origin}${path}`, { waitUntil: 'networkidle' });
      // Lazy images load when they come near the viewport.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((resolve) => setTimeout(resolve, 50));
        }
        window.scrollTo(0, 0);
      });
      await page.waitForTimeout(600);
      const whole = await page.screenshot({ fullPage: true });
      const { data, info } = await sharp(whole)
        .resize({ width: pictureWidth })
        .png()
        .toBuffer({ resolveWithObject: true });
      const shown = Math.min(info.height, Math.round(pictureWidth * most));
      await sharp(data)
        .extract({ left: 0, top: 0, width: pictureWidth, height: shown })
        .webp({ quality: 70 })
        .toFile(`${folder}/${picture}-${name}.webp`);
    }
    await page.close();
    say(`${pages.size} pages on a ${name}`);
  }
  await browser.close();
  await server.close();
};

const pagesOfTemplates = (): Pages => {
  const routes = JSON.parse(readFileSync(routesFile, 'utf8')) as Routes;
  const ofSite = routes.pages.filter((page) => page.site?.id === site || page.site === undefined);
  return new Map([...ofSite].reverse().map((page): [string, string] => [page.template, page.path]));
};

/** Pages of tests/fixtures/scripts; the machine needs fonts for Arabic and Japanese, such as Noto. */
const pagesInOtherScripts: Pages = new Map([
  ['arabic-homepage', '/eg/ar/home'],
  ['arabic-key-play', '/eg/ar/playbook/one-catalogue'],
  ['japanese-homepage', '/jp/ja/home'],
  ['japanese-key-play', '/jp/ja/playbook/one-catalogue'],
]);

runCommand(async () => {
  const { values } = parseArgs({ options: { help: { type: 'boolean', short: 'h' } } });
  if (values.help) return console.log(help);
  await mkdir(folder, { recursive: true });
  await takeScreenshots('public', pagesOfTemplates());
  await takeScreenshots((await scriptsBuild()).folder, pagesInOtherScripts);
});
