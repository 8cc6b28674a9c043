import type { Pixels } from './drawGround';
import { encodeRow, joinRows, pixelsOfRow, rowCount, rowOf } from './jpegRows';
import { layWords, type Words } from './masks';

/** Lays words onto a ground and makes a JPEG file of both. */
export type Ground = (words: readonly Words[]) => Buffer;

/** The rows of blocks that words lie in. */
const rowsUnder = (words: readonly Words[]): ReadonlySet<number> => {
  const rows = new Set<number>();
  for (const { mask, y } of words.flatMap(({ masks }) => masks)) {
    for (let row = rowOf(y + mask.top); row <= rowOf(y + mask.bottom - 1); row += 1) rows.add(row);
  }
  return rows;
};

/**
 * Opens a ground that many images share: of each image only those rows are encoded that have words in them, a half, since
 * encoding takes longest.
 */
export const openGround = (ground: Pixels): Ground => {
  const canvas = Buffer.from(ground);
  const groundRows: Buffer[] = [];
  return (words) => {
    layWords(words, canvas);
    const written = rowsUnder(words);
    const rows = Array.from({ length: rowCount }, (_, row) => {
      const bare = pixelsOfRow(ground, row);
      if (!written.has(row)) return (groundRows[row] ??= encodeRow(bare));
      const pixels = pixelsOfRow(canvas, row);
      const encoded = encodeRow(pixels);
      bare.copy(pixels);
      return encoded;
    });
    return joinRows(rows);
  };
};
