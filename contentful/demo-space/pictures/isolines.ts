import type { Point } from './svg';

/** Heights on a regular grid of points, `step` pixels apart. */
export type HeightField = {
  columns: number;
  rows: number;
  step: number;
  values: Float64Array;
};

/** Samples a height function over an area, one step beyond its edges so that lines leave the picture. */
export const sampleField = (
  width: number,
  height: number,
  step: number,
  heightAt: (x: number, y: number) => number,
): HeightField => {
  const columns = Math.ceil(width / step) + 3;
  const rows = Math.ceil(height / step) + 3;
  const values = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      values[row * columns + column] = heightAt((column - 1) * step, (row - 1) * step);
    }
  }
  return { columns, rows, step, values };
};

/** Joins edges that share a segment into lines; a closed line ends with its first edge. */
const chain = (neighbours: ReadonlyMap<number, number[]>): number[][] => {
  const left = new Map([...neighbours].map(([edge, others]) => [edge, [...others]]));
  const take = (edge: number): number | undefined => {
    const next = left.get(edge)?.pop();
    if (next === undefined) return undefined;
    const back = left.get(next);
    back?.splice(back.indexOf(edge), 1);
    return next;
  };
  const follow = (start: number): number[] => {
    const line = [start];
    for (let edge = take(start); edge !== undefined; edge = take(edge)) line.push(edge);
    return line;
  };
  const ends = [...left].filter(([, others]) => others.length === 1).map(([edge]) => edge);
  const lines = [...ends, ...left.keys()].map(follow);
  return lines.filter((line) => line.length > 1);
};

/** The lines of one height in a field, by marching squares. Closed lines repeat their first point at the end. */
export const isolines = (field: HeightField, level: number): Point[][] => {
  const { columns, rows, step, values } = field;
  const points = new Map<number, Point>();
  const neighbours = new Map<number, number[]>();
  const valueAt = (column: number, row: number) => values[row * columns + column] ?? 0;
  // An edge is known by the point it starts at, twice over: to the right and downwards.
  const edgeAt = (column: number, row: number, isDown: boolean): number => {
    const id = (row * columns + column) * 2 + (isDown ? 1 : 0);
    if (!points.has(id)) {
      const from = valueAt(column, row);
      const to = isDown ? valueAt(column, row + 1) : valueAt(column + 1, row);
      const part = to === from ? 0.5 : (level - from) / (to - from);
      const x = (column - 1 + (isDown ? 0 : part)) * step;
      const y = (row - 1 + (isDown ? part : 0)) * step;
      points.set(id, [x, y]);
    }
    return id;
  };
  const join = (a: number, b: number) => {
    neighbours.set(a, [...(neighbours.get(a) ?? []), b]);
    neighbours.set(b, [...(neighbours.get(b) ?? []), a]);
  };
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      const code =
        (valueAt(column, row) > level ? 8 : 0) +
        (valueAt(column + 1, row) > level ? 4 : 0) +
        (valueAt(column + 1, row + 1) > level ? 2 : 0) +
        (valueAt(column, row + 1) > level ? 1 : 0);
      if (code === 0 || code === 15) continue;
      const top = () => edgeAt(column, row, false);
      const bottom = () => edgeAt(column, row + 1, false);
      const left = () => edgeAt(column, row, true);
      const right = () => edgeAt(column + 1, row, true);
      if (code === 1 || code === 14) join(left(), bottom());
      else if (code === 2 || code === 13) join(bottom(), right());
      else if (code === 3 || code === 12) join(left(), right());
      else if (code === 4 || code === 11) join(top(), right());
      else if (code === 6 || code === 9) join(top(), bottom());
      else if (code === 7 || code === 8) join(left(), top());
      else if (code === 5) {
        join(left(), top());
        join(bottom(), right());
      } else {
        join(top(), right());
        join(left(), bottom());
      }
    }
  }
  return chain(neighbours).map((line) => line.flatMap((edge) => (points.has(edge) ? [points.get(edge) as Point] : [])));
};

/** How long a line is, in pixels. */
export const lengthOf = (line: readonly Point[]): number =>
  line.slice(1).reduce((sum, [x, y], index) => {
    const [px, py] = line[index] ?? [x, y];
    return sum + Math.hypot(x - px, y - py);
  }, 0);
