import { box, polygon, type Pen } from './scenePen';

/** The far edge of a table. */
export const tableTop = 738;

/** A table with a thick top, from one edge to the other. */
export const tableBetween = (pen: Pen, from: number, to: number): string =>
  [from + 60, to - 92].map((x) => box(x, tableTop + 70, 32, 178, pen.front, pen.line)).join('') +
  polygon([[from + 60, tableTop], [to - 60, tableTop], [to, tableTop + 76], [from, tableTop + 76]], pen.tones[1], pen.line) +
  box(from, tableTop + 76, to - from, 24, pen.front, pen.line);

/** A sheet that lies on the table. */
export const sheet = (x: number, fill: string, pen: Pen): string =>
  polygon([[x + 14, tableTop + 20], [x + 104, tableTop + 20], [x + 96, tableTop + 56], [x - 4, tableTop + 56]], fill, pen.line);
