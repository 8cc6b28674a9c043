import { box, boxes, hair, outline, polygon, road, segment, type Pen } from './scenePen';
import { circle, ring, strokes, type Point } from './svg';

/** Where the counter stands: before the first of a line of trucks. */
const counterAt: Point = [1240, road - 96];

/** A counter at the road. */
const counter = (pen: Pen): string => {
  const [x, y] = counterAt;
  return (
    strokes([segment([x, y], [x, road])], pen.line, 8) +
    box(x - 22, road - 8, 44, 12, pen.front) +
    ring([x, y], 34, pen.accent, 4) +
    circle([x, y], 22, pen.accent)
  );
};

/** A phone in the sky, with lines of text that come from a counter. */
const phone = (pen: Pen): string => {
  const [x, y] = counterAt;
  const quiet = { ...pen, accent: pen.line };
  const rounded = (left: number, top: number, width: number, height: number, radius: number, fill: string) =>
    `<rect x="${left}" y="${top}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;
  return (
    counter(quiet) +
    strokes([`M${x} ${y}C${x - 40} 120 ${x - 400} 100 634 300`], pen.accent, 6) +
    rounded(408, 150, 228, 396, 30, pen.front) +
    rounded(426, 172, 192, 352, 14, pen.accent) +
    boxes([452, 232], [1, 3], [0, 84], [140, 30], pen.ground)
  );
};

/** A board with marks, from which people read how high a river is. */
const gauge = (pen: Pen): string => {
  const marks = Array.from({ length: 11 }, (_, at) => segment([480, 372 + at * 32], [at % 2 ? 506 : 526, 372 + at * 32]));
  return (
    box(456, 330, 96, 418, pen.accent, pen.line) +
    strokes(marks, pen.line, 7) +
    strokes([segment([420, 742], [588, 742]), segment([434, 758], [574, 758])], pen.line, outline)
  );
};

/** A mast on the shore, whose signal reaches a boat for as long as it passes. */
const mast = (pen: Pen): string => {
  const top: Point = [470, 250];
  const rungs = Array.from({ length: 6 }, (_, at) => {
    const [half, y] = [9 + at * 7, 318 + at * 52];
    return [segment([top[0] - half, y], [top[0] + half + 7, y + 52]), segment([top[0] + half, y], [top[0] - half - 7, y + 52])];
  }).flat();
  return (
    strokes([segment([top[0], top[1]], [top[0] - 56, 632]), segment([top[0], top[1]], [top[0] + 56, 632])], pen.line, 6) +
    strokes(rungs, pen.line, outline) +
    [64, 118, 172].map((radius) => ring(top, radius, pen.accent, 6)).join('') +
    circle(top, 24, pen.accent)
  );
};

/** A landing with freight that has arrived. */
const landing = (pen: Pen): string => {
  const crate = (x: number, y: number, fill: string): string =>
    box(x, y, 86, 62, fill, pen.line) + strokes([segment([x, y], [x + 86, y + 62]), segment([x, y + 62], [x + 86, y])], pen.line, hair);
  return (
    box(0, 640, 640, 34, pen.ground, pen.line) +
    boxes([60, 674], [4, 1], [160, 0], [26, 92], pen.line) +
    crate(286, 578, pen.ground) + crate(376, 578, pen.accent) + crate(466, 578, pen.ground) +
    crate(330, 516, pen.accent) + crate(420, 516, pen.ground) + crate(376, 454, pen.accent) +
    polygon([[560, 640], [560, 600], [584, 600], [584, 640]], pen.front)
  );
};

/** What a step of a story is about, by name. It has the accent of the scene that it is added to. */
export const signs = { counter, phone, gauge, mast, landing } as const satisfies Record<string, (pen: Pen) => string>;
