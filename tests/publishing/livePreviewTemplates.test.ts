import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../scripts/support/launchBrowser';
import type { Routes } from '../../gatsby/routes/types';
import { ContentIndex, type Space } from './support/contentIndex';
import { openPane } from './support/livePane';
import {
  measureClicks,
  report,
  shareOf,
  type Focused,
  type Measured,
} from './support/measureClicks';

/**
 * The origin of the local space beside whose forms `npm run preview` of the demo space shows pages, such as
 * https://localhost:9443. Unset, the test is skipped: it clicks some thousand texts.
 */
const origin = process.env.LIVE_PREVIEW;
/** Only these templates, separated by commas. */
const only = process.env.LIVE_PREVIEW_TEMPLATES?.split(',');

/** A page of each template in each of these sites, which differ in language. */
const sites = (process.env.LIVE_PREVIEW_SITES ?? 'us/en,be/fr,latam/es').split(',');

const readJson = <Content>(file: string): Content =>
  JSON.parse(readFileSync(file, 'utf8')) as Content;

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

(origin ? test : test.skip)(
  'a click on 98 % of the visible content of all templates opens its field',
  async () => {
    const { pages } = readJson<Routes>('.preview/.cache/routes.json');
    const index = new ContentIndex(
      readJson<Space>(process.env.SPACE_FILE ?? '.space/demo/export.json'),
      true,
    );
    const shown = (template: string) => {
      const own = pages.filter((page) => page.template === template);
      const ofSites = own.filter(({ site }) => site && sites.includes(site.id));
      return (ofSites.length > 0 ? ofSites : own.slice(0, 1)).filter(
        ({ site }, at, all) => all.findIndex((other) => other.site?.id === site?.id) === at,
      );
    };
    const templates = [...new Set(pages.map(({ template }) => template))];
    const places = [
      ...templates.flatMap((template) =>
        shown(template).map(({ path, locale }) => ({ template, path, locale })),
      ),
      ...['404', '500'].map((template) => ({ template, path: `/${template}.html`, locale: 'en' })),
    ].filter(({ template }) => only?.includes(template) ?? true);
    const home = pages.find(({ template }) => template === 'homepage');
    const measured: Measured[] = [];
    const focused: Focused = new Set();
    for (const { template, path, locale } of places) {
      const pane = await openPane(
        browser,
        `${origin}/live-preview/Entry/${home?.entryId}?locale=${locale}`,
      );
      await pane.site.goto(new URL(path, pane.site.url()).href, { timeout: 120_000 });
      await pane.site.locator('h1').first().waitFor({ timeout: 60_000 });
      await pane.page.waitForTimeout(1500);
      const one = await measureClicks(pane, index, template, focused);
      process.stdout.write(report([one]));
      measured.push(one);
      await pane.page.context().close();
    }
    const results = process.env.LIVE_PREVIEW_RESULTS;
    if (results) writeFileSync(results, JSON.stringify(measured, null, 1));
    process.stdout.write(`\n${report(measured.map((one) => ({ ...one, wrong: [] })))}`);
    expect(shareOf(measured)).toBeGreaterThanOrEqual(0.98);
  },
  3_600_000,
);
