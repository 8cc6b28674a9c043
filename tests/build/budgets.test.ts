import { fileOfPath, readHtml, readPlan } from './support/builtSite';
import { chunkFiles, servedBytes, weighPage, type PageWeight } from './support/pageWeight';

/** Most bytes that a first visit may cost, after brotli. The figures and what they are made of: docs/benchmarks.md. */
const budgets = {
  html: 20_000,
  javascript: 89_000,
  htmlAndCss: 25_000,
  fontBytes: 60_000,
  pageData: 12_000,
} as const satisfies Partial<Record<keyof PageWeight, number>>;

const mostFonts = 2;

/** React, libraries, the application and the template: docs/decisions/0023-four-scripts-a-page.md says why. */
const scriptsOfPage = 4;

/** Most bytes that a release which changes the application costs a visitor who has its other scripts. */
const mostOfApplication = 20_000;

const { pages } = readPlan();
const weights = pages.map(({ path, template }) => ({ path, template, ...weighPage(path) }));

test.each(Object.entries(budgets) as [keyof typeof budgets, number][])(
  'no page has more %s than %d bytes',
  (part, most) => {
    const tooHeavy = weights
      .filter((weight) => weight[part] > most)
      .sort((a, b) => b[part] - a[part])
      .map(({ path, template, [part]: bytes }) => `${path} (${template}): ${bytes}`);
    expect(tooHeavy.slice(0, 20)).toEqual([]);
  },
);

test('no page needs more than two fonts, and every page has its own', () => {
  const wrong = weights.filter(({ fonts }) => fonts.length === 0 || fonts.length > mostFonts);
  expect(wrong.map(({ path, fonts }) => `${path}: ${fonts.join(', ')}`)).toEqual([]);
});

test('the style sheet of the site is in the file of a page, not in the page', () => {
  const inline = pages.filter(({ path }) => readHtml(fileOfPath(path)).includes('global-css'));
  expect(inline.map(({ path }) => path)).toEqual([]);
});

test('every page needs four scripts', () => {
  const wrong = weights.filter(({ scripts }) => scripts.length !== scriptsOfPage);
  expect(wrong.map(({ path, scripts }) => `${path}: ${scripts.join(', ')}`)).toEqual([]);
});

test(`a change of the application costs at most ${mostOfApplication} bytes`, () => {
  const [application = ''] = chunkFiles('app').filter((file) => file.startsWith('app-'));
  expect(servedBytes(application)).toBeGreaterThan(0);
  expect(servedBytes(application)).toBeLessThanOrEqual(mostOfApplication);
});

test('what is weighed is there', () => {
  expect(weights.length).toBeGreaterThan(0);
  for (const { html, javascript, css, pageData } of weights) {
    expect(Math.min(html, javascript, css, pageData)).toBeGreaterThan(0);
  }
});
