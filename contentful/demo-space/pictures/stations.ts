import type { Scheme } from './palette';
import { box, hair, outline, segment } from './scenePen';
import { circle, ring, strokes, type Point, type Size } from './svg';

const rowsOfStations = 3;
/** Between the first and the last station of a row. */
const reach = { left: 190, right: 1410 };
/** Of the belt of the first row, and from one to the next. */
const firstBelt = 290;
const rowStep = 268;
/** Of the line of the measurements below a belt. */
const lineDrop = 58;

/** A machine above the belt whose spindle stands on the part, with the dial of its measurement. */
const machine = ([x, y]: Point, { line, ground, front, tones, accent }: Scheme): string =>
  box(x - 48, y - 176, 96, 66, ground, line) +
  box(x - 48, y - 190, 96, 16, front, line) +
  box(x + 30, y - 110, 18, 110, tones[0], line) +
  box(x - 16, y - 110, 24, 42, tones[0], line) +
  strokes([segment([x - 4, y - 68], [x - 4, y - 46])], line, 5) +
  ring([x - 16, y - 142], 17, line, outline, ground) +
  strokes([segment([x - 16, y - 142], [x - 8, y - 152])], accent, 4) +
  strokes([segment([x + 14, y - 150], [x + 34, y - 150]), segment([x + 14, y - 136], [x + 34, y - 136])], line, hair);

/** A turned part, seen from its end: it stands on the belt. */
const part = ([x, y]: Point, { line, ground, tones }: Scheme, fill: string): string =>
  circle([x, y - 24], 23, line) + circle([x, y - 24], 19, fill) + circle([x, y - 24], 9, line) + circle([x, y - 24], 6, fill === ground ? tones[0] : ground);

/** Sheets on top of each other. */
const file = ([x, y]: Point, { line, ground, tones, accent }: Scheme): string =>
  [2, 1, 0].map((at) => box(x + at * 9, y - at * 9, 92, 118, at === 0 ? ground : tones[0], line)).join('') +
  strokes([0, 1, 2, 3].map((at) => segment([x + 18, y + 40 + at * 18], [x + (at % 2 ? 58 : 74), y + 40 + at * 18])), line, hair) +
  circle([x + 24, y + 20], 8, accent);

/**
 * A part that passes stations along belts, from row to row, and the line that takes up the measurement of each and ends in a
 * file.
 *
 * @param current the station at which the part with the accent stands, from 1.
 */
export const stations = (count: number, current: number, scheme: Scheme, { width }: Size): string => {
  const inRow = Math.ceil((count + 1) / rowsOfStations);
  const step = (reach.right - reach.left) / (inRow - 1);
  const places = Array.from({ length: count }, (_, at): Point => [
    reach.left + (at % inRow) * step,
    firstBelt + Math.floor(at / inRow) * rowStep,
  ]);
  const beltRows = Array.from({ length: Math.ceil(count / inRow) }, (_, row) => firstBelt + row * rowStep);
  const end: Point = [reach.left + (count % inRow) * step - 40, (beltRows.at(-1) ?? firstBelt) - 96];
  const belts = beltRows.map((y, row) =>
    segment([0, y], [row === beltRows.length - 1 ? end[0] - 40 : width, y]),
  );
  const measured = beltRows.map((y, row) =>
    row === beltRows.length - 1
      ? `${segment([0, y + lineDrop], [end[0] + 46, y + lineDrop])}V${end[1] + 118}`
      : segment([row === 0 ? reach.left - 4 : 0, y + lineDrop], [width, y + lineDrop]),
  );
  const drops = places.map(([x, y]) => segment([x - 4, y + 12], [x - 4, y + lineDrop]));
  return (
    strokes(belts, scheme.line, 6) +
    strokes(drops, scheme.accent, outline) +
    strokes(measured, scheme.accent, 8) +
    places
      .map(([x, y], at) =>
        machine([x, y], scheme) +
        part([x - 4, y], scheme, at + 1 === current ? scheme.accent : scheme.ground) +
        circle([x - 4, y + lineDrop], 11, scheme.accent),
      )
      .join('') +
    file(end, scheme)
  );
};
