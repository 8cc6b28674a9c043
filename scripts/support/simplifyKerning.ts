import { create, type Font } from 'fontkit';
import { layoutTable, replaceTable, words } from './fontTables';

type Rows = number[][];
type PlacedGlyph = { character: string; id: number };

/** Kerning pairs that differ by at most this share a class. Thousandths of an em, as all values here; 0.2 px at 16 px. */
const tolerance = 12;
/** Values are rounded to multiples of this, so that the table compresses well. */
const step = 6;

const isLower = (text: string) => /\p{Ll}/u.test(text);
const isUpper = (text: string) => /\p{Lu}/u.test(text);
const isMark = (text: string) => /[.,:;!?'"‘’“”„‚«»‹›()\-–—\s/&…]/u.test(text);
const endsQuote = (text: string) => /[.,]['"’”»]|['"’”»][.,]/.test(text);
const isWritten = (text: string) => isMark(text) || /[\p{L}\p{Nd}]/u.test(text);

/** Whether two characters are frequently adjacent in words and numbers. */
const areOftenTogether = (first: string, second: string): boolean =>
  isWritten(first) &&
  isWritten(second) &&
  (!(isMark(first) && isMark(second)) || endsQuote(first + second)) &&
  !(isLower(first) && isUpper(second));

/** The kerning of each pair of characters; a row for each first character, a column for each second. */
const readKerning = (font: Font, characters: readonly string[]): Rows =>
  characters.map((first) =>
    characters.map((second) => {
      if (!areOftenTogether(first, second)) return 0;
      const { glyphs, positions } = font.layout(first + second);
      const [position, glyph] = [positions[0], glyphs[0]];
      // A ligature has no kerning.
      if (glyphs.length !== 2 || !position || !glyph) return 0;
      return ((position.xAdvance - glyph.advanceWidth) * 1000) / font.unitsPerEm;
    }),
  );

const transpose = (rows: Rows): Rows =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/**
 * Groups rows that differ by at most `tolerance` into classes; the values of a class are the midpoints of its extremes.
 * Returns the class of each row and the values of each class.
 */
const classify = (rows: Rows): { classOf: number[]; values: Rows } => {
  const classes: { least: number[]; most: number[] }[] = [];
  const classOf = rows.map((row) => {
    const widened = ({ least, most } = { least: row, most: row }) => ({
      least: row.map((value, column) => Math.min(least[column] ?? value, value)),
      most: row.map((value, column) => Math.max(most[column] ?? value, value)),
    });
    const found = classes.findIndex((known) => {
      const { least, most } = widened(known);
      return least.every((value, column) => (most[column] ?? 0) - value <= tolerance);
    });
    const index = found < 0 ? classes.length : found;
    classes[index] = widened(classes[index]);
    return index;
  });
  const values = classes.map(({ least, most }) =>
    least.map((value, column) => (value + (most[column] ?? 0)) / 2),
  );
  return { classOf, values };
};

/** An OpenType ClassDef table of format 1: one class for each glyph id in a range. */
const classDefinition = (glyphs: readonly PlacedGlyph[], classOf: readonly number[]): Buffer => {
  const first = glyphs[0]?.id ?? 0;
  const classes = new Array<number>((glyphs.at(-1)?.id ?? 0) - first + 1).fill(0);
  glyphs.forEach(({ id }, index) => (classes[id - first] = classOf[index] ?? 0));
  return words(1, first, classes.length, ...classes);
};

/** A GPOS table with one feature, class-based kerning, for all scripts and languages. */
const makeTable = (
  glyphs: readonly PlacedGlyph[],
  rowClass: readonly number[],
  columnClass: readonly number[],
  values: Rows,
): Buffer => {
  const coverage = words(1, glyphs.length, ...glyphs.map(({ id }) => id));
  const firsts = classDefinition(glyphs, rowClass);
  const seconds = classDefinition(glyphs, columnClass);
  const advances = words(...values.flat());
  const start = 16 + advances.length;
  const pairs = Buffer.concat([
    words(2, start, 4, 0, start + coverage.length, start + coverage.length + firsts.length),
    words(values.length, values[0]?.length ?? 0),
    advances,
    coverage,
    firsts,
    seconds,
  ]);
  return layoutTable('kern', 2, pairs);
};

/**
 * Replaces a font's kerning with a smaller table, less than a third of the bytes: only frequent pairs, grouped into classes
 * of similar values, the same for all weights. Takes and returns a TrueType font. `weights` are the weights of a variable
 * font whose kerning is averaged.
 */
export const simplifyKerning = (font: Buffer, weights: readonly number[] = []): Buffer => {
  const open = create(font) as Font;
  const glyphs = open.characterSet
    .map((codePoint) => ({
      character: String.fromCodePoint(codePoint),
      id: open.glyphForCodePoint(codePoint).id,
    }))
    .sort((a, b) => a.id - b.id)
    .filter(({ id }, index, all) => id !== all[index - 1]?.id);
  const characters = glyphs.map(({ character }) => character);
  const instances =
    weights.length > 0 ? weights.map((wght) => open.getVariation({ wght })) : [open];
  const kernings = instances.map((instance) => readKerning(instance, characters));
  const middle = characters.map((_, first) =>
    characters.map((__, second) => {
      const values = kernings.map((kerning) => kerning[first]?.[second] ?? 0);
      const value = (Math.min(...values) + Math.max(...values)) / 2;
      return Math.abs(value) < tolerance / 2 ? 0 : value;
    }),
  );
  const byFirst = classify(middle);
  const bySecond = classify(transpose(byFirst.values));
  // Class 0 holds glyphs without kerning, such as tabular figures.
  const secondClass = bySecond.classOf.map((index) => index + 1);
  const values = transpose(bySecond.values).map((row) =>
    [0, ...row].map((value) =>
      Math.round((Math.round(value / step) * step * open.unitsPerEm) / 1000),
    ),
  );
  const table = makeTable(glyphs, byFirst.classOf, secondClass, values);
  return replaceTable(font, 'GPOS', table);
};
