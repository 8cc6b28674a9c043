import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'node-html-parser';
import { toContentful } from '~/contentful/model/toContentful';
import type { ContentReport } from '~/gatsby/content-report/contentReport';
import { defaultLabels } from '~/src/i18n/labels';
import { emojiSlugEntry, extremesSpace } from '../fixtures/extremesSpace';
import { extremesBuild } from '../support/extremesBuild';
import { openScratchSite, type ScratchSite } from '../support/scratchSite';

let site: ScratchSite;
beforeAll(() => {
  site = openScratchSite();
});
afterAll(() => site.remove());

test('a space of dark corners builds, and says what it leaves out', async () => {
  const { folder, output, contentReport: report } = await extremesBuild();
  const html = (path: string) => parse(readFileSync(join(folder, path, 'index.html'), 'utf8'));
  expect(output).toContain('left out in aa/fr: "only-english" (only-english), no title in "fr"');
  expect(report).toContain('"entryId": "undated"');
  expect(report).toContain('no publicationDate in \\"en\\"');
  expect(report).toContain(
    'links to \\"Insight number-1\\" of content type insight, which is not shown there',
  );

  const home = html('aa/en/home');
  expect(home.querySelector('h1')?.text).toHaveLength(80);
  expect(home.text).toContain('العربية');
  expect(home.text).not.toContain('Shows nothing');
  expect(html('single/en/home').querySelector('h1')?.text).toBe('Title');
  // Lengths alone: Jest cannot print elements.
  expect(html('aa/en/insights').querySelectorAll('main article article').length).toBe(301);
  expect(html('aa/en/insights/archive/1').querySelectorAll('main article').length).toBe(200);
  expect(
    html('aa/en/insights/dangling').querySelectorAll('main li a[href$="/insights/number-1"]'),
  ).toHaveLength(1);
  expect(html('').querySelectorAll('a[href="/single/en/home"]').length).toBeGreaterThan(0);
  expect(html('').querySelectorAll('a[href^="/empty"]')).toHaveLength(0);

  // Roots follow from the countries of the space: no table names these.
  const redirects = readFileSync(join(folder, '_redirects'), 'utf8');
  for (const [root, home] of [
    ['/aa', '/aa/en/home'],
    ['/aa/en', '/aa/en/home'],
    ['/aa/fr', '/aa/fr/home'],
    ['/single', '/single/en/home'],
  ]) {
    expect(redirects).toContain(`\n${root}  ${home}  301\n`);
  }
}, 240_000);

test('values of wrong kinds are left out, and each is named with entry and field', async () => {
  const { folder, output, contentReport } = await extremesBuild();
  const html = parse(readFileSync(join(folder, 'aa/en/wrong/index.html'), 'utf8'));
  expect(html.querySelector('h1')?.text).toBe('Wrong values');
  expect(html.querySelector('main')?.text).toContain('Shown although its variation is unknown');
  expect(html.querySelector('main')?.text).not.toContain('A button');
  expect(output).not.toMatch(/TypeError|RangeError|GraphQLError|\n\s+at /);
  const { warnings } = JSON.parse(contentReport) as ContentReport;
  const reported = new Set(warnings.map(({ id, field }) => `${id}: ${field}`));
  for (const wrong of [
    ...[
      'Kicker',
      'Introduction',
      'Picture',
      'Call to action',
      'Hide header and footer',
      'Sections',
    ].map((field) => `wrong-page: ${field}`),
    'wrong-paragraph: Text',
    ...['Variation', 'Text', 'Components'].map((field) => `wrong-contentSection: ${field}`),
    ...['Title', 'Figures'].map((field) => `wrong-keyFigures: ${field}`),
    ...['Kind', 'Link'].map((field) => `wrong-button: ${field}`),
    ...['Words', 'Who said it'].map((field) => `wrong-quote: ${field}`),
    ...['Rows', 'Names of the series'].map((field) => `wrong-chart: ${field}`),
    'wrong-carousel: Slides',
    'wrong-teaserList: Pages',
    ...['Latitude', 'Longitude'].map((field) => `wrong-location: ${field}`),
    'wrong-award: Year',
    ...['Type', 'Publication date', 'Body'].map((field) => `wrong-insight: ${field}`),
  ]) {
    expect(reported).toContain(wrong);
  }
}, 240_000);

test('the content model alone builds a page that says what to create next', async () => {
  const space = { ...toContentful(), entries: [], assets: [], tags: [] };
  const { output, hasFailed } = await site.build(space);
  expect(output).toContain('The page at / says what to create next.');
  expect(hasFailed).toBe(false);
  const html = (file: string) => parse(readFileSync(join(site.folder, 'public', file), 'utf8'));
  const welcome = html('index.html');
  expect(welcome.querySelector('html')?.getAttribute('lang')).toBe('en');
  expect(welcome.querySelector('title')?.text).toContain('Your space is connected');
  expect(welcome.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  expect(welcome.querySelectorAll('main li').map(({ text }) => text)).toEqual(
    expect.arrayContaining([expect.stringContaining('(en, fr, pt, es)')]),
  );
  expect(html('404.html').querySelector('h1')?.text).toBe(defaultLabels.notFoundTitle);
}, 240_000);

test('an entry that no page can be made of stops the build with its name', async () => {
  const { output, hasFailed } = await site.build(extremesSpace([emojiSlugEntry()]));
  expect(hasFailed).toBe(true);
  expect(output).toContain(
    '"Insight emoji" (insight emoji) has the slug "🎉". Use lower-case letters',
  );
}, 240_000);
