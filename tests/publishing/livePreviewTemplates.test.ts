import { readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../scripts/support/launchBrowser';
import type { Routes } from '../../gatsby/routes/types';
import { ContentIndex, type Space } from './support/contentIndex';
import { openPane } from './support/livePane';
import { report, shareOf } from './support/measureClicks';
import { measureTemplates, placesOf } from './support/measureTemplates';

/**
 * The origin of the local space beside whose forms `npm run preview` of the demo space shows pages, such as
 * https://localhost:9443. Unset, the test is skipped: it clicks some ten thousand texts.
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
  'a click on 98 % of the visible content of all templates of the demo space opens its field',
  async () => {
    const routes = readJson<Routes>('.preview/.cache/routes.json');
    const index = new ContentIndex(
      readJson<Space>(process.env.SPACE_FILE ?? '.space/demo/export.json'),
      true,
    );
    const home = routes.pages.find(({ template }) => template === 'homepage');
    const pane = await openPane(browser, `${origin}/live-preview/Entry/${home?.entryId}`);
    const places = placesOf(routes, sites).filter(
      ({ template }) => only?.includes(template) ?? true,
    );
    const measured = await measureTemplates(pane, index, places);
    const results = process.env.LIVE_PREVIEW_RESULTS;
    if (results) writeFileSync(results, JSON.stringify(measured, null, 1));
    process.stdout.write(`\n${report(measured.map((one) => ({ ...one, wrong: [] })))}`);
    expect(shareOf(measured)).toBeGreaterThanOrEqual(0.98);
  },
  3_600_000,
);
