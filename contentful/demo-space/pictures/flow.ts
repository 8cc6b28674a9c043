import type { Art } from './art';
import { lengthOf } from './isolines';
import { layeredNoise } from './noise';
import { circle, curve, simplify, strokes } from './svg';
import type { Point, Size } from './svg';

/** Keeps lines apart: knows which places are taken, in cells of half the distance. */
const makeOccupancy = ({ width, height }: Size, distance: number) => {
  const cell = distance / 2;
  const columns = Math.ceil(width / cell) + 40;
  const rows = Math.ceil(height / cell) + 40;
  const owners = new Int32Array(columns * rows);
  const indexOf = ([x, y]: Point) =>
    (Math.floor(y / cell) + 20) * columns + Math.floor(x / cell) + 20;
  return {
    isFree: (point: Point, owner: number): boolean => {
      const center = indexOf(point);
      for (let row = -1; row <= 1; row += 1) {
        for (let column = -1; column <= 1; column += 1) {
          const taken = owners[center + row * columns + column] ?? 0;
          if (taken !== 0 && taken !== owner) return false;
        }
      }
      return true;
    },
    take: (line: readonly Point[], owner: number) => {
      for (const point of line) owners[indexOf(point)] = owner;
    },
  };
};

/** Lines that follow one current, evenly apart, with a wide calm beside them. */
export const flow: Art = (random, scheme, size) => {
  const { width, height } = size;
  const noise = layeredNoise(random, 2);
  const mask = layeredNoise(random, 2);
  const base = random.between(-0.5, 0.5) + (random.chance(0.25) ? Math.PI / 2.4 : 0);
  const swing = random.between(1.1, 2);
  const scale = random.between(0.9, 1.4) / height;
  const distance = random.pick([18, 24, 32]);
  const thickness = distance / 7;
  const reach = random.between(0.16, 0.3);
  const bandY = random.between(0.35, 0.65);

  const angleAt = (x: number, y: number) => base + swing * noise(x * scale, y * scale);
  // The current keeps to a band across the picture, frayed by noise.
  const isInside = ([x, y]: Point) => {
    const [dx, dy] = [x - width / 2, y - height * bandY];
    const away = Math.abs(dy * Math.cos(base) - dx * Math.sin(base)) / height;
    return away + mask(x * scale * 1.6, y * scale * 1.6) * 0.3 < reach + 0.08;
  };
  const occupancy = makeOccupancy(size, distance);
  const trace = (start: Point, owner: number): Point[] => {
    const walk = (direction: 1 | -1): Point[] => {
      const points: Point[] = [];
      let [x, y] = start;
      for (let count = 0; count < 320; count += 1) {
        const angle = angleAt(x, y);
        x += Math.cos(angle) * 7 * direction;
        y += Math.sin(angle) * 7 * direction;
        const point: Point = [x, y];
        const isOut = x < -40 || y < -40 || x > width + 40 || y > height + 40;
        if (isOut || !isInside(point) || !occupancy.isFree(point, owner)) break;
        points.push(point);
      }
      return points;
    };
    return [...walk(-1).reverse(), start, ...walk(1)];
  };

  const lines: Point[][] = [];
  for (let attempt = 1; attempt <= 2600; attempt += 1) {
    const start: Point = [random.between(0, width), random.between(0, height)];
    if (!isInside(start) || !occupancy.isFree(start, attempt)) continue;
    const line = trace(start, attempt);
    if (lengthOf(line) < 90) continue;
    occupancy.take(line, attempt);
    lines.push(line);
  }
  const byLength = [...lines].sort((a, b) => lengthOf(b) - lengthOf(a));
  const accentLine = byLength[random.whole(0, 3)] ?? byLength[0] ?? [];
  const thin: string[] = [];
  const thick: string[] = [];
  for (const line of lines) {
    if (line === accentLine) continue;
    const [x, y] = line[Math.floor(line.length / 2)] ?? [0, 0];
    const isStrong = mask(x * scale * 2 + 30, y * scale * 2) > 0.05;
    (isStrong ? thick : thin).push(curve(simplify(line, 0.3)));
  }
  const mouth = accentLine.at(-1);
  return (
    strokes(thin, scheme.soft, thickness) +
    strokes(thick, scheme.line, thickness) +
    strokes([curve(simplify(accentLine, 0.3))], scheme.accent, thickness * 2.6) +
    (mouth ? circle(mouth, thickness * 3.6, scheme.accent) : '')
  );
};
