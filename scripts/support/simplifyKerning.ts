import { create, type Font } from 'fontkit';

type Rows = number[][];
type PlacedGlyph = { character: string; id: number };

/** Thousandths of an em, as are all values here. At 16 pixels it is a fifth of one. */
const tolerance = 12;
/** What values are multiples of, so that many are alike. */
const step = 6;

const isLower = (text: string) => /\p{Ll}/u.test(text);
const isUpper = (text: string) => /\p{Lu}/u.test(text);
const isMark = (text: string) => /[.,:;!?'"‘’“”„‚«»‹›()\-–—\s/&…]/u.test(text);
const endsQuote = (text: string) => /[.,]['"’”»]|['"’”»][.,]/.test(text);
const isWritten = (text: string) => isMark(text) || /[\p{L}\p{Nd}]/u.test(text);

/** Whether two characters stand side by side in words and figures, rather than once in a while. */
const areOftenTogether = (first: string, second: string): boolean =>
  isWritten(first) &&
  isWritten(second) &&
  (!(isMark(first) && isMark(second)) || endsQuote(first + second)) &&
  !(isLower(first) && isUpper(second));

/** How far a font moves each pair of characters apart, by the first and the second. */
const readKerning = (font: Font, characters: readonly string[]): Rows =>
  characters.map((first) =>
    characters.map((second) => {
      if (!areOftenTogether(first, second)) return 0;
      const { glyphs, positions } = font.layout(first + second);
      const [position, glyph] = [positions[0], glyphs[0]];
      // A pair that becomes one glyph has no space between.
      if (glyphs.length !== 2 || !position || !glyph) return 0;
      return ((position.xAdvance - glyph.advanceWidth) * 1000) / font.unitsPerEm;
    }),
  );

const transpose = (rows: Rows): Rows =>
  (rows[0] ?? []).map((_, column) => rows.map((row) => row[column] ?? 0));

/**
 * Puts rows that hardly differ into one class, whose values are the middle between the least and the most.
 * Returns the class of each row, and the values of each class.
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

/** Numbers of 16 bits, as tables of fonts have them. */
const words = (...values: number[]): Buffer => {
  const buffer = Buffer.alloc(values.length * 2);
  values.forEach((value, index) => buffer.writeUInt16BE(value & 0xffff, index * 2));
  return buffer;
};

const tag = (name: string): Buffer => Buffer.from(name, 'latin1');

/** A class for each glyph id from the first on, as OpenType's ClassDef of format 1. */
const classDefinition = (glyphs: readonly PlacedGlyph[], classOf: readonly number[]): Buffer => {
  const first = glyphs[0]?.id ?? 0;
  const classes = new Array<number>((glyphs.at(-1)?.id ?? 0) - first + 1).fill(0);
  glyphs.forEach(({ id }, index) => (classes[id - first] = classOf[index] ?? 0));
  return words(1, first, classes.length, ...classes);
};

/** A GPOS table of one feature, kerning by classes, for all scripts and languages. */
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
  const script = words(4, 0, 0, 0xffff, 1, 0);
  const scripts = Buffer.concat([words(2), tag('DFLT'), words(14), tag('latn'), words(14), script]);
  const features = Buffer.concat([words(1), tag('kern'), words(8, 0, 1, 0)]);
  const lookups = Buffer.concat([words(1, 4, 2, 0, 1, 8), pairs]);
  const header = words(1, 0, 10, 10 + scripts.length, 10 + scripts.length + features.length);
  return Buffer.concat([header, scripts, features, lookups]);
};

/** A table filled up with zeros to whole words of 32 bits, as it stands in a font. */
const pad = (table: Buffer): Buffer =>
  Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

/** The sum of a padded table's words, as the table directory of a font holds it. */
const checksum = (padded: Buffer): number => {
  let sum = 0;
  for (let offset = 0; offset < padded.length; offset += 4) {
    sum = (sum + padded.readUInt32BE(offset)) >>> 0;
  }
  return sum;
};

/** A font in which a table of the same name is another one. */
const replaceTable = (font: Buffer, name: string, table: Buffer): Buffer => {
  const count = font.readUInt16BE(4);
  const directory = Buffer.from(font.subarray(0, 12 + count * 16));
  const parts: Buffer[] = [directory];
  let end = directory.length;
  for (let entry = 12; entry < directory.length; entry += 16) {
    const offset = directory.readUInt32BE(entry + 8);
    const isThis = directory.toString('latin1', entry, entry + 4) === name;
    const content = isThis
      ? table
      : font.subarray(offset, offset + directory.readUInt32BE(entry + 12));
    const padded = pad(content);
    directory.writeUInt32BE(checksum(padded), entry + 4);
    directory.writeUInt32BE(end, entry + 8);
    directory.writeUInt32BE(content.length, entry + 12);
    parts.push(padded);
    end += padded.length;
  }
  return Buffer.concat(parts);
};

/**
 * Kerning in less than a third of the bytes: of characters that often stand together, by classes of those that hardly
 * differ, and one for all weights. Takes and returns a TrueType font; of a variable one, `weights` are those whose middle
 * is taken.
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
  // Glyphs of no class, as those of figures of one width, are of class 0.
  const secondClass = bySecond.classOf.map((index) => index + 1);
  const values = transpose(bySecond.values).map((row) =>
    [0, ...row].map((value) =>
      Math.round((Math.round(value / step) * step * open.unitsPerEm) / 1000),
    ),
  );
  const table = makeTable(glyphs, byFirst.classOf, secondClass, values);
  return replaceTable(font, 'GPOS', table);
};
