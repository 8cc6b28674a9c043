import type { Problems } from './problems';
import { textOf, type Source, type SourceMap } from './source';

/** A chapter of a document, which begins on a page of its own. */
export type Chapter = {
  heading: string;
  paragraphs: readonly string[];
  table?: ChapterTable;
};

/** The first column names the rows, the others hold figures. */
export type ChapterTable = {
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The rows, from 0, that the chapter is about: marked by an asterisk, as in charts. */
  marked: readonly number[];
  /** Draws the first figure of each row as a bar. */
  hasBars: boolean;
};

const keys = ['heading', 'text', 'columns', 'rows', 'bars'];

const cellsOf = (line: string): string[] => line.split('|').map((cell) => cell.trim());

const readTable = (map: SourceMap, problems: Problems): ChapterTable | undefined => {
  const text = textOf(map, 'rows')?.trim();
  if (!text) return undefined;
  const columns = cellsOf(textOf(map, 'columns') ?? '');
  const lines = text.split('\n').map((line) => line.trim());
  const rows = lines.map((line) => cellsOf(line.replace(/^\*/, '')));
  for (const row of rows) {
    if (row.length === columns.length) continue;
    problems.add(map, `the row "${row.join(' | ')}" has ${row.length} cells, and columns names ${columns.length}`);
  }
  const marked = lines.flatMap((line, index) => (line.startsWith('*') ? [index] : []));
  return { columns, rows, marked, hasBars: textOf(map, 'bars') === 'true' };
};

/** Reads `chapters` of a document. What is wrong goes to `problems`. */
export const readChapters = (source: Source | undefined, problems: Problems): Chapter[] => {
  if (source === undefined) return [];
  if (source.kind !== 'list') {
    problems.add(source, 'chapters is a list: each has a heading, and text or rows');
    return [];
  }
  return source.items.flatMap((item) => {
    const heading = item.kind === 'map' ? textOf(item, 'heading') : undefined;
    if (item.kind !== 'map' || heading === undefined) {
      problems.add(item, 'a chapter needs a heading');
      return [];
    }
    for (const [key, value] of item.entries) {
      if (!keys.includes(key)) problems.add(value, `a chapter has no "${key}"; it has ${keys.join(', ')}`);
    }
    const paragraphs = (textOf(item, 'text')?.trim() ?? '').split(/\n\s*\n/).filter(Boolean);
    const table = readTable(item, problems);
    return [{ heading, paragraphs, ...(table && { table }) }];
  });
};
