/**
 * Cuts the two brand fonts down to what the languages of the site need, into src/theme/fonts.
 * Run `npx tsx scripts/makeFonts.mjs` after changing a font or the characters; its output is committed.
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { contentLocales } from '../contentful/model/locales.ts';
import { keepTabularDigits } from './support/keepTabularDigits.ts';
import { simplifyKerning } from './support/simplifyKerning.ts';

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)).join('');

// Basic Latin, Latin-1, what the languages write besides, dashes, arrows, currency signs.
const letters = contentLocales.map((locale) => locale.letters).join('');
const characters = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}${letters}–—‘’‚“”„•…‹›€™−×→←↑↓↗№  `;

// Ligatures and the forms of fractions would be another tenth of the bytes that a first visit waits for.
const keepFeatures = ['kern', 'tnum'];

const fonts = [
  {
    source:
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    output: 'src/theme/fonts/bricolage-grotesque.woff2',
    variationAxes: { wght: 600 },
  },
  {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    output: 'src/theme/fonts/instrument-sans.woff2',
    variationAxes: { wght: { min: 400, max: 700 } },
    kernedAt: [400, 600],
  },
];

for (const { source, output, variationAxes, kernedAt } of fonts) {
  const font = await readFile(new URL(import.meta.resolve(source)));
  const cut = await subsetFont(font, characters, {
    targetFormat: 'truetype',
    variationAxes,
    keepFeatures,
  });
  const subset = await subsetFont(simplifyKerning(keepTabularDigits(cut), kernedAt), characters, {
    targetFormat: 'woff2',
    keepFeatures,
  });
  await writeFile(output, subset);
  console.log(`${output}: ${font.length} → ${subset.length} bytes`);
}
