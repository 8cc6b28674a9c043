import { readFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launchBrowser } from '../../scripts/support/launchBrowser';
import type { Routes } from '../../gatsby/routes/types';
import { ContentIndex, type Space } from './support/contentIndex';
import { openPane } from './support/livePane';
import { measureClicks, report, shareOf, type Measured } from './support/measureClicks';

/**
 * The origin of the local space beside whose forms `npm run preview` of the demo space shows pages, such as
 * https://localhost:9443. Unset, the test is skipped: it clicks some thousand texts.
 */
const origin = process.env.LIVE_PREVIEW;
/** Only these templates, separated by commas. */
const only = process.env.LIVE_PREVIEW_TEMPLATES?.split(',');

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
    );
    const templates = [...new Set(pages.map(({ template }) => template))].filter(
      (template) => only?.includes(template) ?? true,
    );
    const measured: Measured[] = [];
    for (const template of templates) {
      const page = pages.find((one) => one.template === template && one.site?.id === 'us/en');
      const shown = page ?? pages.find((one) => one.template === template);
      if (!shown) continue;
      const address = `${origin}/live-preview/Entry/${shown.entryId}?locale=${shown.locale}`;
      const pane = await openPane(browser, address);
      await pane.site.locator('h1').first().waitFor({ timeout: 60_000 });
      const one = await measureClicks(pane, index, template);
      process.stdout.write(report([one]));
      measured.push(one);
      await pane.page.context().close();
    }
    process.stdout.write(`\n${report(measured.map((one) => ({ ...one, wrong: [] })))}`);
    expect(shareOf(measured)).toBeGreaterThanOrEqual(0.98);
  },
  3_600_000,
);
