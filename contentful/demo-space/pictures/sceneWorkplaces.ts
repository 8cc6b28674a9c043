import { box, boxes, hair, outline, polygon, segment, type Pen } from './scenePen';
import { circle, strokes, type Point, type Size } from './svg';

/** A wheel of cheese on its edge board: lower than it is wide, shaded towards its end. */
const cheese = (pen: Pen, x: number, shelf: number, fill: string): string => {
  const top = shelf - 78;
  const shade = [96, 112, 124, 133, 140].map((along) => segment([x + along, top + 10], [x + along, shelf - 6]));
  return (
    `<rect x="${x}" y="${top}" width="150" height="78" rx="18" fill="${fill}" stroke="${pen.line}" stroke-width="${outline}"/>` +
    strokes(shade, pen.line, hair)
  );
};

/** What a cheese maker sees who tastes: shelves of a cellar under its vault, the sounding iron, and the book. */
export const cellar = (pen: Pen, { width, height }: Size): string => {
  const shelves = [330, 500, 670];
  const wheels = shelves.flatMap((shelf, row) =>
    Array.from({ length: 8 }, (_, at) => {
      const isTasted = row === 1 && at === 4;
      const fill = isTasted ? pen.accent : [pen.ground, pen.tones[0], pen.ground][(at + row) % 3] ?? pen.ground;
      return cheese(pen, 70 + at * 184, shelf, fill);
    }),
  );
  const stones = Array.from({ length: 4 }, (_, at) => `M-20 ${150 - at * 48}Q800 ${-150 - at * 48} 1620 ${150 - at * 48}`);
  const posts = [30, 414, 782, 1150, 1532].map((x) => box(x, 160, 26, 640, pen.front));
  const lines = [0, 1, 2, 3, 4].map((row) => segment([1130 + row * 2, 848 + row * 26], [1330 + row * 8, 840 + row * 26]));
  return (
    box(0, 0, width, height, pen.tones[0]) +
    strokes(stones, pen.soft, outline) +
    `<path d="M0 172Q800 -130 1600 172V800H0Z" fill="${pen.tones[1]}" stroke="${pen.line}" stroke-width="8"/>` +
    posts.join('') +
    shelves.map((shelf) => box(0, shelf, width, 22, pen.ground, pen.line)).join('') +
    wheels.join('') +
    // The table before the shelves: a wheel that is cut, the iron, and an open book.
    box(0, 776, width, height - 776, pen.ground, pen.line) +
    strokes([segment([0, 800], [width, 800])], pen.soft, hair) +
    polygon([[250, 786], [250, 900], [640, 900], [640, 786]], pen.ground, pen.line) +
    `<ellipse cx="445" cy="786" rx="195" ry="58" fill="${pen.tones[0]}" stroke="${pen.line}" stroke-width="${outline}"/>` +
    polygon([[445, 786], [640, 786], [590, 748]], pen.tones[1], pen.line) +
    strokes([segment([700, 930], [960, 800])], pen.line, 16) +
    strokes([segment([676, 898], [724, 962])], pen.line, 26) +
    polygon([[1080, 830], [1360, 812], [1420, 980], [1110, 1000]], pen.tones[0], pen.line) +
    polygon([[1080, 830], [1360, 812], [1640, 846], [1720, 1010], [1420, 980]], pen.ground, pen.line) +
    polygon([[1080, 830], [1360, 812], [1420, 980], [1110, 1000]], pen.ground, pen.line) +
    strokes(lines, pen.line, outline)
  );
};

/** The hull of a river boat at the quay, seen from the quay. */
const hull = (pen: Pen): string => {
  const windows = boxes([250, 236], [5, 1], [96, 0], [56, 50], pen.line);
  const rail = Array.from({ length: 12 }, (_, at) => segment([150 + at * 66, 318], [150 + at * 66, 366]));
  return (
    box(210, 190, 560, 128, pen.ground, pen.line) + windows +
    box(170, 170, 640, 22, pen.front) +
    box(560, 90, 110, 80, pen.tones[0], pen.line) +
    strokes([...rail, segment([120, 318], [900, 318])], pen.line, 6) +
    polygon([[-10, 366], [940, 366], [1060, 366], [930, 590], [-10, 590]], pen.tones[1], pen.line) +
    strokes([segment([-10, 404], [1036, 404]), segment([-10, 560], [946, 560])], pen.line, outline)
  );
};

/** What somebody sees who loads: a boat at the quay, a bollard with its rope, freight, and a list, which has the accent. */
export const quay = (pen: Pen, { width, height }: Size): string => {
  const sky = Array.from({ length: 18 }, (_, at) => segment([0, 20 + at * 22], [width, 20 + at * 22]));
  const water = Array.from({ length: 26 }, (_, at) => {
    const x = (at * 211) % 1600;
    return segment([x - 60, 478 + ((at * 37) % 130)], [x + 80, 478 + ((at * 37) % 130)]);
  });
  const planks = [0, 1, 2, 3].map((at) => segment([0, 690 + at * at * 26 + at * 20], [width, 690 + at * at * 26 + at * 20]));
  const rope: Point = [470, 700];
  const crate = (x: number, y: number, side: number): string =>
    box(x, y, side, side * 0.72, pen.ground, pen.line) +
    strokes([segment([x, y + 22], [x + side, y + 22]), segment([x, y + side * 0.72 - 22], [x + side, y + side * 0.72 - 22])], pen.line, outline) +
    strokes([segment([x + 26, y + 22], [x + side - 26, y + side * 0.72 - 22])], pen.line, hair);
  return (
    strokes(sky, pen.soft, hair) +
    `<path d="M0 430Q300 360 640 400T1240 376T1610 410V470H-10Z" fill="${pen.tones[1]}"/>` +
    box(0, 458, width, 170, pen.ground) +
    strokes(water, pen.soft, 3) +
    hull(pen) +
    box(0, 620, width, height - 620, pen.tones[0], pen.line) +
    box(0, 620, width, 34, pen.front) +
    strokes(planks, pen.soft, outline) +
    // The rope from the bow to the bollard.
    strokes([`M980 420C900 560 640 560 ${rope[0]} ${rope[1]}`], pen.line, 12) +
    box(rope[0] - 54, 690, 108, 150, pen.front) +
    `<ellipse cx="${rope[0]}" cy="690" rx="82" ry="26" fill="${pen.front}"/>` +
    [724, 748, 772].map((y) => strokes([segment([rope[0] - 58, y], [rope[0] + 58, y + 6])], pen.ground, 10)).join('') +
    crate(1090, 480, 230) + crate(1336, 480, 230) + crate(1180, 640, 330) +
    // The list on its board, held before the freight.
    polygon([[790, 600], [1040, 574], [1082, 960], [832, 986]], pen.front, pen.line) +
    polygon([[812, 630], [1020, 608], [1056, 936], [848, 958]], pen.accent) +
    strokes(
      [0, 1, 2, 3].map((row) => segment([848 + row * 8, 706 + row * 62], [1004 + row * 8, 690 + row * 62])),
      pen.ground,
      18,
    ) +
    circle([918, 596], 22, pen.ground) +
    polygon([[872, 606], [962, 596], [966, 626], [876, 636]], pen.line)
  );
};
