import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { removeFontPreloads } from '~/hosting/html/removeFontPreloads';
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

test('a page with the fonts of the system preloads no font', () => {
  const head = '<link rel="preload" as="font" href="/a.woff2"/><link rel="icon" href="/b.svg"/>';
  const page = (attributes: string) => `<html ${attributes}><head>${head}</head></html>`;
  const english = page('lang="en"');
  expect(removeFontPreloads(english)).toBe(english);
  expect(removeFontPreloads(page('lang="ja" data-system-fonts="true"'))).toBe(
    '<html lang="ja" data-system-fonts="true"><head><link rel="icon" href="/b.svg"/></head></html>',
  );
});
