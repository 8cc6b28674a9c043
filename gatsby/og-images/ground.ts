import type { Pixels } from './drawGround';
import { encodeRow, joinRows, pixelsOfRow, rowCount, rowOf } from './jpegRows';
import { layWords, type Words } from './masks';

/** Draws text on a background and encodes both as a JPEG file. */
export type Ground = (words: readonly Words[]) => Buffer;

/** The rows of blocks that contain text. */
const rowsUnder = (words: readonly Words[]): ReadonlySet<number> => {
  const rows = new Set<number>();
  for (const { mask, y } of words.flatMap(({ masks }) => masks)) {
    for (let row = rowOf(y + mask.top); row <= rowOf(y + mask.bottom - 1); row += 1) rows.add(row);
  }
  return rows;
};

/**
 * Opens a background shared by many images. Only the rows with text, about half, are encoded for each image, because
 * encoding is the slowest step.
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
