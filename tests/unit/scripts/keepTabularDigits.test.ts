import { create, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { keepTabularDigits } from '~/scripts/support/keepTabularDigits';

const source = readFileSync(
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);

/** The widths of characters as tabular figures. */
const widths = (font: Buffer, text: string): number[] =>
  (create(font) as Font).layout(text, ['tnum']).glyphs.map(({ advanceWidth }) => advanceWidth);

it('keeps digits as wide as each other, and the sign for per cent as wide as in text', async () => {
  const cut = await subsetFont(source, '0123456789%+', {
    targetFormat: 'truetype',
    variationAxes: { wght: 400 },
    keepFeatures: ['tnum'],
  });
  const font = keepTabularDigits(cut);
  const inText = (create(font) as Font).layout('%').advanceWidth;
  expect(new Set(widths(font, '0123456789'))).toEqual(new Set([widths(cut, '0')[0]]));
  expect(widths(cut, '%')[0]).toBeLessThan(inText);
  expect(widths(font, '%')).toEqual([inText]);
  expect((create(font) as Font).layout('1').advanceWidth).toBeLessThan(widths(font, '1')[0] ?? 0);
});
