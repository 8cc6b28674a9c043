import { layeredNoise } from './noise';
import type { Random } from './random';
import { person, personFromBehind } from './scenePeople';
import { box, boxes, hair, outline, polygon, segment, type Pen } from './scenePen';
import { railway } from './sceneRailway';
import { meetings } from './sceneMeetings';
import { sheet, tableBetween, tableTop } from './sceneTable';
import { circle, curve, strokes, type Point, type Size } from './svg';

/** A long table and four people who talk. */
const table = (pen: Pen): string =>
  [[400, 0], [640, 1], [930, 2], [1180, 3]].map(([x = 0, look = 0]) => person(pen, [x, tableTop + 6], look)).join('') +
  tableBetween(pen, 190, 1410) +
  [360, 880, 1110].map((x) => sheet(x, pen.ground, pen)).join('') +
  sheet(610, pen.accent, pen);

/** A table for two: somebody who asks and somebody who shows. */
const talk = (pen: Pen): string =>
  person(pen, [610, tableTop + 6], 1) +
  person(pen, [960, tableTop + 6], 2) +
  tableBetween(pen, 380, 1220) +
  sheet(580, pen.ground, pen) +
  sheet(740, pen.accent, pen) +
  box(936, tableTop - 6, 34, 42, pen.front, pen.line);

/** A desk with screens, and whoever works there, from behind. */
const desk = (pen: Pen): string => {
  const screen = (x: number, isMain: boolean): string =>
    box(x + 110, tableTop - 60, 40, 70, pen.front) +
    box(x, tableTop - 230, 260, 176, pen.front, pen.line) +
    box(x + 14, tableTop - 216, 232, 148, pen.ground) +
    boxes([x + 32, tableTop - 196], [1, 4], [0, 30], [isMain ? 100 : 180, 10], pen.soft) +
    (isMain ? strokes([`M${x + 40} ${tableTop - 88}l50 -34l44 18l44 -52l44 -20`], pen.accent, 8) : '');
  return (
    tableBetween(pen, 330, 1270) +
    screen(470, true) +
    screen(780, false) +
    box(1090, tableTop - 30, 36, 48, pen.ground, pen.line) +
    `<g transform="translate(-330 -480) scale(1.5)">${personFromBehind(pen, [640, 980], 1)}</g>`
  );
};

/** A folding table with crossed legs, two chairs and what a first day needs. */
const folding = (pen: Pen): string => {
  const chair = (x: number, side: number): string =>
    strokes([segment([x, 620], [x, 950]), segment([x, 800], [x + side * 130, 800]), segment([x + side * 120, 800], [x + side * 120, 950])], pen.line, 12) +
    box(Math.min(x, x + side * 24), 620, 24, 110, pen.front, pen.line);
  return (
    chair(390, 1) +
    chair(1210, -1) +
    strokes([segment([560, 756], [800, 960]), segment([800, 756], [560, 960]), segment([800, 756], [1040, 960]), segment([1040, 756], [800, 960])], pen.line, 14) +
    polygon([[520, 722], [1080, 722], [1130, 752], [470, 752]], pen.accent, pen.line) +
    box(470, 752, 660, 14, pen.front, pen.line) +
    // A laptop, a lamp and a mug.
    polygon([[690, 620], [900, 620], [910, 730], [680, 730]], pen.front, pen.line) +
    polygon([[704, 632], [886, 632], [894, 720], [696, 720]], pen.ground) +
    strokes([segment([580, 736], [600, 600]), segment([600, 600], [650, 560])], pen.line, 9) +
    polygon([[630, 540], [690, 560], [676, 612], [604, 584]], pen.front, pen.line) +
    box(970, 692, 34, 42, pen.ground, pen.line)
  );
};

/** Level lines around a summit, and a river. */
const mapLines = (random: Random, [x, y]: Point, most: number): string[] => {
  const noise = layeredNoise(random, 2);
  return Array.from({ length: 9 }, (_, ring) => {
    const points = Array.from({ length: 49 }, (__, at): Point => {
      const angle = (at / 48) * 2 * Math.PI;
      const wobble = 1 + 0.34 * noise(Math.cos(angle) * 1.3 + 4, Math.sin(angle) * 1.3 + ring * 0.12);
      const radius = (most * (ring + 1) * wobble) / 9;
      return [x + 1.3 * radius * Math.cos(angle), y + radius * Math.sin(angle)];
    });
    return curve([...points.slice(0, -1), points[0] ?? [x, y]]);
  });
};

/** A large map on the wall; the river on it has the accent. */
const map = (pen: Pen, _size: Size, random: Random): string =>
  box(330, 60, 940, 560, pen.tones[0], pen.line) +
  strokes([...mapLines(random, [590, 350], 170), ...mapLines(random, [1030, 320], 140)], pen.line, hair) +
  strokes(['M334 520C520 610 640 540 800 470C860 440 790 300 830 220C850 170 820 110 840 64', 'M800 470C960 560 1120 560 1266 500'], pen.accent, 9) +
  circle([800, 470], 15, pen.accent) +
  box(314, 44, 972, 18, pen.front, pen.line) +
  box(314, 618, 972, 18, pen.front, pen.line);

/** Shelves up to the ceiling, with books and a few rolls. */
const shelves = (pen: Pen): string =>
  box(120, 40, 1360, 720, pen.tones[0], pen.line) +
  [0, 1, 2, 3].map((row) => {
    const foot = 208 + row * 178;
    let x = 140;
    const books: string[] = [];
    for (let at = row * 7; x < 1440; at += 1) {
      const [width, tall] = [18 + ((at * 37) % 5) * 7, 96 + ((at * 53) % 6) * 9];
      const fill = at === 40 && row === 2 ? pen.accent : [pen.ground, pen.front, pen.tones[1], pen.ground, pen.tones[2]][(at * 3) % 5] ?? pen.ground;
      if ((at * 29) % 11 > 1) books.push(box(x, foot - tall, width, tall, fill, pen.line));
      x += width + 3;
    }
    return books.join('') + box(120, foot, 1360, 16, pen.front, pen.line);
  }).join('');

/** Columns of cast iron under beams, as mills have them. */
const columns = (pen: Pen): string =>
  box(0, 40, 1600, 42, pen.front, pen.line) +
  [110, 520, 1080, 1490].map((x) =>
    polygon([[x - 70, 82], [x + 70, 82], [x + 26, 150], [x - 26, 150]], pen.tones[2], pen.line) +
    box(x - 20, 150, 40, 680, pen.tones[2], pen.line) +
    box(x - 34, 820, 68, 30, pen.front, pen.line),
  ).join('');

/** A vault of bricks around a hearth that has become a place for books. */
const vault = (pen: Pen): string => {
  const stones = Array.from({ length: 25 }, (_, at) => {
    const [sin, cos] = [Math.sin((at / 24 - 0.5) * Math.PI), Math.cos((at / 24 - 0.5) * Math.PI)];
    return segment([800 + 470 * sin, 560 - 470 * cos], [800 + 550 * sin, 560 - 520 * cos]);
  });
  const courses = Array.from({ length: 20 }, (_, row) => segment([0, 40 + row * 37], [1600, 40 + row * 37]));
  const joints = Array.from({ length: 20 }, (_, row) =>
    Array.from({ length: 17 }, (__, at) => segment([at * 100 + (row % 2) * 50, 40 + row * 37], [at * 100 + (row % 2) * 50, 77 + row * 37])).join(''),
  );
  return (
    strokes([...courses, ...joints], pen.soft, hair) +
    `<path d="M250 776V560A550 520 0 0 1 1350 560V776Z" fill="${pen.tones[1]}" stroke="${pen.line}" stroke-width="${outline}"/>` +
    strokes(stones, pen.line, outline) +
    `<path d="M330 776V560A470 470 0 0 1 1270 560V776Z" fill="${pen.ground}" stroke="${pen.line}" stroke-width="${outline}"/>` +
    `<g transform="translate(304 330) scale(0.62)">${shelves(pen)}</g>`
  );
};

type Furnishing = (pen: Pen, size: Size, random: Random) => string;

/** What stands in a room or before a house, in the order in which a scene names it. */
export const furnishings = { table, talk, desk, folding, map, shelves, columns, vault, railway, ...meetings } as const satisfies Record<string, Furnishing>;
