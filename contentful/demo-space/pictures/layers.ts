import { count, type Frame } from './frame';
import type { Scheme } from './palette';
import type { Random } from './random';
import { box, segment } from './scenePen';
import { circle, curve, polyline, ring, strokes, type Point } from './svg';

/** What data passes on its way, from left to right: sources, a stream, a store, a model and a screen, on one line. */
export const layers = (
  random: Random,
  { line, soft, accent, tones, ground }: Scheme,
  { x, y, width, height }: Frame,
): string => {
  const middle = y + height / 2;
  const side = Math.min(height, width * 0.15);
  const step = (width - side) / 4;
  const left = (stage: number): number => x + stage * step;
  const top = middle - side / 2;
  /** Takes the line away where a drawing has gaps. */
  const clear = (stage: number): string => box(left(stage) - 12, top - 12, side + 24, side + 24, ground);

  const sources = count(9).map((at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    const part = side / 3;
    return box(left(0) + column * part, top + row * part, part * 0.74, part * 0.74, at === 5 ? accent : at % 2 ? tones[1] : tones[0], line);
  });
  const waves = count(7).map((row) =>
    curve(count(9).map((at): Point => [left(1) + (at / 8) * side, top + (row / 6) * side + Math.sin(at * 1.6 + row * 0.5) * side * 0.045])),
  );
  const disc = (at: number): string => {
    const [wide, high, center] = [side / 2, side * 0.12, left(2) + side / 2];
    const base = top + side * (0.88 - at * 0.25);
    const fill = at === 1 ? accent : tones[at === 2 ? 0 : 1];
    return `<path d="M${center - wide} ${base - side * 0.2}v${side * 0.2}a${wide} ${high} 0 0 0 ${2 * wide} 0v-${side * 0.2}" fill="${fill}" stroke="${line}" stroke-width="5"/><ellipse cx="${center}" cy="${base - side * 0.2}" rx="${wide}" ry="${high}" fill="${fill}" stroke="${line}" stroke-width="5"/>`;
  };
  const nodes = [3, 4, 2].map((rows, column) =>
    count(rows).map((row): Point => [left(3) + side * (0.08 + column * 0.42), top + ((row + 0.5) / rows) * side]),
  );
  const links = [0, 1].flatMap((column) =>
    (nodes[column] ?? []).flatMap((from) => (nodes[column + 1] ?? []).map((to) => segment(from, to))),
  );
  const bars = count(6).map((at) => {
    const tall = side * random.between(0.16, 0.5);
    return box(left(4) + side * (0.1 + at * 0.135), top + side * 0.8 - tall, side * 0.09, tall, at === 4 ? accent : tones[1], line);
  });
  const chosen = [nodes[0]?.[1], nodes[1]?.[1], nodes[2]?.[0]].filter((node) => node !== undefined);
  return (
    strokes([segment([x - 400, middle], [x + width + 400, middle])], accent, 9) +
    sources.join('') +
    clear(1) +
    strokes(waves.filter((_, row) => row !== 3), line, 5) +
    strokes([waves[3] ?? ''], accent, 9) +
    count(3).map(disc).join('') +
    clear(3) +
    strokes(links, soft, 4) +
    strokes([polyline(chosen)], accent, 9) +
    nodes.flat().map((node) => ring(node, 17, line, 6, ground)).join('') +
    chosen.map((node) => circle(node, 17, accent)).join('') +
    box(left(4), top + side * 0.06, side, side * 0.82, ground, line) +
    strokes([segment([left(4), top + side * 0.2], [left(4) + side, top + side * 0.2]), segment([left(4) + side * 0.3, top + side], [left(4) + side * 0.7, top + side])], line, 6) +
    circle([left(4) + side * 0.08, top + side * 0.13], 6, line) +
    bars.join('')
  );
};
