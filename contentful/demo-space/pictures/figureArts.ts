import { numeral } from './numeral';
import type { Scheme } from './palette';
import type { ArtKind } from './pictureRecipe';
import { short, type Size } from './svg';

/** Draws the inside of a picture from figures of the entry it stands at, and writes each figure beside its marks. */
type FigureArt = (
  figures: readonly number[],
  scheme: Scheme,
  size: Size,
  write: (figure: number) => string,
) => string;

/** Heads of pages show the middle two thirds of the height. */
const margin = { x: 140, y: 220 };
const mostInLine = 64;
/** Of the written figures, and the room that each takes above its marks. */
const textSize = 72;
const textRoom = 76;
/** From the baseline to the marks. */
const textGap = 22;

const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}" rx="3" fill="${fill}"/>`;

/** The text of a figure above its marks. */
const caption = (text: string, left: number, top: number, fill: string) =>
  numeral(text, [left, top - textGap], textSize, fill);

const largest = (figures: readonly number[]): number => Math.max(1, ...figures);

/** The last figure is the one that the entry is about. */
const tone = (index: number, figures: readonly number[], { line, accent }: Scheme): string =>
  index === figures.length - 1 ? accent : line;

/** One mark for each unit, in a line of its own for each figure: minutes that a truck waits, days, alarms. */
const queue: FigureArt = (figures, scheme, { width, height }, write) => {
  const most = largest(figures);
  const unit = most > 240 ? most / 240 : 1;
  const perRow = Math.min(mostInLine, Math.ceil(most / unit));
  const rowsOf = (count: number) => Math.ceil(count / perRow);
  const pitch = (width - 2 * margin.x) / perRow;
  const tall = Math.min(110, pitch * 3);
  const lines = figures.map((figure) => Math.max(1, Math.round(figure / unit)));
  const gap = tall * 0.9;
  const rowHeight = tall * 1.3;
  const total = lines.reduce((sum, count) => sum + rowsOf(count) * rowHeight + textRoom, 0) + gap;
  let top = (height - total) / 2;
  const marks: string[] = [];
  for (const [index, count] of lines.entries()) {
    top += textRoom;
    const fill = tone(index, figures, scheme);
    marks.push(caption(write(figures[index] ?? 0), margin.x, top, fill));
    for (let mark = 0; mark < count; mark += 1) {
      const x = margin.x + (mark % perRow) * pitch;
      const y = top + Math.floor(mark / perRow) * rowHeight;
      marks.push(box(x, y, pitch * 0.62, tall, fill));
    }
    top += rowsOf(count) * rowHeight + gap;
  }
  return marks.join('');
};

/** A hundred squares for each figure, of which as many are filled as it has per cent. */
const shares: FigureArt = (figures, scheme, { width, height }, write) => {
  const side = height - 2 * margin.y - textRoom;
  const top = margin.y + textRoom;
  const pitch = side / 10;
  const gap = (width - figures.length * side) / (figures.length + 1);
  return figures
    .map((figure, index) => {
      const left = gap + index * (side + gap);
      const filled = tone(index, figures, scheme);
      const cells = Array.from({ length: 100 }, (_, cell) => {
        const x = left + (cell % 10) * pitch;
        const y = top + (9 - Math.floor(cell / 10)) * pitch;
        const fill = cell < Math.round(figure) ? filled : scheme.tones[0];
        return box(x + pitch * 0.09, y + pitch * 0.09, pitch * 0.82, pitch * 0.82, fill);
      });
      return caption(write(figure), left, top, filled) + cells.join('');
    })
    .join('');
};

/** Columns from a common ground. */
const columns: FigureArt = (figures, scheme, { width, height }, write) => {
  const pitch = (width - 2 * margin.x) / figures.length;
  const most = largest(figures);
  return figures
    .map((figure, index) => {
      const tall = ((height - 2 * margin.y - textRoom) * figure) / most;
      const fill = figure === most ? scheme.accent : index % 2 === 0 ? scheme.line : scheme.tones[2];
      const left = margin.x + index * pitch;
      const top = height - margin.y - tall;
      const color = figure === most ? scheme.accent : scheme.line;
      return caption(write(figure), left, top, color) + box(left, top, pitch * 0.86, tall, fill);
    })
    .join('');
};

export const figureArts: Partial<Record<ArtKind, FigureArt>> = { queue, shares, columns };

export const isFigureArt = (art: ArtKind): boolean => figureArts[art] !== undefined;
