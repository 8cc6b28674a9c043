import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addWritingStyles, readWritingStyles } from '~/hosting/html/addWritingStyles';
import { writingAttributes } from '~/src/i18n/writingAttributes';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => join('src', file));

/** Edges named by left and right, and values of four edges, whose second and fourth are right and left. */
const physical = [
  /^\s*(?:margin|padding|scroll-margin|scroll-padding|border(?:-top|-bottom)?)-(?:left|right)\b.*$/gm,
  /^\s*(?:left|right): .*$/gm,
  /^\s*(?:text-align|float|clear): (?:left|right).*$/gm,
  /^\s*(?:margin|padding|inset|border-width|border-radius): (?:[^\s;()]+ ){3}[^\s;()]+;$/gm,
  /^\s*box-shadow: (?:inset )?-?[1-9]\d*px .*$/gm,
  /^.*translateX\((?!calc.*--direction).*$/gm,
];

test('style sheets name edges by reading direction', () => {
  expect(sheets.length).toBeGreaterThan(6);
  const found = sheets.flatMap((file) => {
    const css = readFileSync(file, 'utf8');
    return physical.flatMap((pattern) =>
      [...css.matchAll(pattern)].map(([line]) => `${file}: ${line.trim()}`),
    );
  });
  expect(found).toEqual([]);
});

test.each([
  ['en', {}],
  ['pt-BR', {}],
  ['el', {}],
  ['arn', {}],
  ['ar-EG', { dir: 'rtl', 'data-system-fonts': '' }],
  ['ja', { 'data-system-fonts': '' }],
  ['zh-Hant-TW', { 'data-system-fonts': '' }],
])('an element in %s has the attributes of its language', (tag, attributes) => {
  expect(writingAttributes(tag)).toEqual(attributes);
});

const head = '<link rel="preload" as="font" href="/a.woff2"/><link rel="icon" href="/b.svg"/>';
const pageOf = (attributes: string): string =>
  `<html ${attributes}><head>${head}</head><body></body></html>`;

test('a page in another script has the writing styles and preloads no font', () => {
  const styles = readWritingStyles();
  expect(styles).toContain('[data-system-fonts]');
  const page = addWritingStyles(pageOf('lang="ja" data-system-fonts=""'), styles);
  expect(page).toBe(
    `<html data-react-helmet="dir,data-system-fonts" lang="ja" data-system-fonts=""><head><link rel="icon" href="/b.svg"/>${styles}</head><body></body></html>`,
  );
  expect(addWritingStyles(page, styles)).toBe(page);
  expect(addWritingStyles(page, '<style data-writing="">a{}</style>')).toBe(
    page.replace(styles, '<style data-writing="">a{}</style>'),
  );
});

test.each(['lang="en"', 'lang="en" data-react-helmet="dir,data-system-fonts"'])(
  'a page with the root %s stays as it is',
  (attributes) => {
    expect(addWritingStyles(pageOf(attributes), '<style></style>')).toBe(pageOf(attributes));
  },
);
