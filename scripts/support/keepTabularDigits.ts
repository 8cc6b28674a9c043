import { create, type Font } from 'fontkit';
import { layoutTable, replaceTable, words } from './fontTables';

/** The glyph of a character, with the given OpenType features. */
const glyphOf = (font: Font, character: string, features: string[] = []): number =>
  font.layout(character, features).glyphs[0]?.id ?? 0;

/**
 * A font whose tabular figures (`tnum`) are its digits alone: its sign for per cent is as wide as a digit there, and too
 * narrow to read. Takes and returns a TrueType font, without other substitutions.
 */
export const keepTabularDigits = (font: Buffer): Buffer => {
  const open = create(font) as Font;
  const pairs = [...'0123456789']
    .map((digit) => [glyphOf(open, digit), glyphOf(open, digit, ['tnum'])] as const)
    .filter(([from, to]) => from !== to)
    .sort(([a], [b]) => a - b);
  const substitutes = words(2, 6 + pairs.length * 2, pairs.length, ...pairs.map(([, to]) => to));
  const coverage = words(1, pairs.length, ...pairs.map(([from]) => from));
  const table = layoutTable('tnum', 1, Buffer.concat([substitutes, coverage]));
  return replaceTable(font, 'GSUB', table);
};
