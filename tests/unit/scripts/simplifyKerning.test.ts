import { create, openSync, type Font } from 'fontkit';
import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { simplifyKerning } from '~/scripts/support/simplifyKerning';

const source = readFileSync(
  require.resolve('@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'),
);
const text = 'ATVWYLPaeoért0123456789.,’” ';

/** How far a pair of characters stands closer than its glyphs are wide, in thousandths of an em. */
const tightening = (font: Font, pair: string): number => {
  const { glyphs, advanceWidth } = font.layout(pair);
  const widths = glyphs.reduce((sum, glyph) => sum + glyph.advanceWidth, 0);
  return ((widths - advanceWidth) * 1000) / font.unitsPerEm;
};

const open = (font: Buffer) => create(font) as Font;

/** A cut of the font with one weight or all, before and after. */
const simplify = async (variationAxes: Parameters<typeof subsetFont>[2], weights?: number[]) => {
  const before = await subsetFont(source, text, {
    targetFormat: 'truetype',
    keepFeatures: ['kern'],
    ...variationAxes,
  });
  const after = simplifyKerning(before, weights);
  return { before, after };
};

const pairs = [...text].flatMap((first) => [...text].map((second) => first + second));
const written = pairs.filter((pair) => !/^[.,’” ]+$|^[a-zé][A-Z]$/.test(pair));

it('keeps pairs of letters, figures and stops as close as they were, within what nobody sees', async () => {
  const { before, after } = await simplify({ variationAxes: { wght: 400 } });
  const [was, is] = [open(before), open(after)];
  for (const pair of written) {
    expect(Math.abs(tightening(was, pair) - tightening(is, pair))).toBeLessThanOrEqual(16);
  }
  expect(tightening(is, 'To')).toBeGreaterThan(50);
  expect(tightening(is, 'AV')).toBeGreaterThan(50);
  expect(tightening(is, '.”')).toBeGreaterThan(20);
});

it('leaves out pairs that hardly ever stand together', async () => {
  const { before, after } = await simplify({ variationAxes: { wght: 400 } });
  expect(tightening(open(before), 'eT')).toBeGreaterThan(20);
  expect(tightening(open(after), 'eT')).toBe(0);
});

it('moves no glyph that a feature puts in place of another', () => {
  const shipped = openSync('src/theme/fonts/bricolage-grotesque.woff2') as Font;
  const width = (words: string) => shipped.layout(words, ['tnum']).advanceWidth;
  for (const letter of 'ALTVWYr’.') {
    expect(width(`${letter}1`)).toBe(width(letter) + width('1'));
  }
});

it('takes the middle of the weights of a variable font, and keeps the weights', async () => {
  const { before, after } = await simplify({}, [400, 600]);
  const [was, is] = [open(before), open(after)];
  for (const wght of [400, 600]) {
    for (const pair of ['To', 'AV', 'Ya']) {
      const difference =
        tightening(was.getVariation({ wght }), pair) - tightening(is.getVariation({ wght }), pair);
      expect(Math.abs(difference)).toBeLessThanOrEqual(25);
    }
  }
  expect(is.variationAxes).toEqual(was.variationAxes);
});

it('leaves all other tables, and each where a font wants it', async () => {
  const { before, after } = await simplify({ variationAxes: { wght: 400 } });
  const tables = (font: Buffer) =>
    new Map(
      Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
        const entry = 12 + index * 16;
        const offset = font.readUInt32BE(entry + 8);
        expect(offset % 4).toBe(0);
        return [
          font.toString('latin1', entry, entry + 4),
          font.subarray(offset, offset + font.readUInt32BE(entry + 12)),
        ] as const;
      }),
    );
  const [was, is] = [tables(before), tables(after)];
  expect([...is.keys()]).toEqual([...was.keys()]);
  for (const [name, content] of was) {
    if (name !== 'GPOS') expect(is.get(name)?.equals(content)).toBe(true);
  }
  expect(is.get('GPOS')?.length).toBeLessThan(was.get('GPOS')?.length ?? 0);
});
