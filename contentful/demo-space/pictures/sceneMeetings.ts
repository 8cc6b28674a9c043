import { person, personFromBehind, skinOf } from './scenePeople';
import { box, boxes, hair, outline, polygon, segment, type Pen } from './scenePen';
import { sheet, tableBetween, tableTop } from './sceneTable';
import { circle, ring, strokes, type Point } from './svg';

/** A board on the wall. */
const board = (pen: Pen): string => box(330, 70, 940, 520, pen.tones[0], pen.line) + box(310, 590, 980, 20, pen.front, pen.line);

/** Somebody who stands beside a board and points to a place on it. */
const pointing = (pen: Pen, [x, y]: Point): string =>
  `<g transform="translate(-226 -390) scale(1.3)">${person(pen, [1200, 900], 3, pen.tones[2])}</g>` +
  strokes([segment([1262, 690], [x, y])], pen.line, 26) +
  strokes([segment([1262, 690], [x, y])], pen.tones[2], 20) +
  ring([x, y], 15, pen.line, outline, skinOf(3));

/** Those who listen, from behind. */
const listeners = (pen: Pen, places: readonly number[]): string =>
  places
    .map((x, at) => `<g transform="translate(${x} ${1010 + (at % 2) * 26}) scale(1.25)">${personFromBehind(pen, [0, 0], at)}</g>`)
    .join('');

/** A class before the first table that it made itself. One cell has the accent. */
const lesson = (pen: Pen): string => {
  const lines = [
    ...[0, 1, 2, 3, 4].map((row) => `M420 ${150 + row * 94}q340 ${row % 2 ? 8 : -8} 700 2`),
    ...[0, 1, 2, 3, 4].map((column) => `M${422 + column * 174} 148q${column % 2 ? 6 : -6} 190 2 378`),
  ];
  const marks = [[0, 1, 3], [1, 1, 5], [2, 1, 2], [0, 2, 4], [2, 2, 3], [1, 3, 2], [3, 3, 4], [3, 1, 1], [2, 3, 5]].flatMap(([column = 0, row = 0, count = 0]) =>
    Array.from({ length: count }, (_, at) => {
      const [x, y] = [456 + column * 174 + at * 20, 172 + row * 94];
      return at === 4 ? segment([x - 92, y + 40], [x - 8, y + 8]) : segment([x, y], [x, y + 48]);
    }),
  );
  const heads = boxes([456, 182], [4, 1], [174, 0], [96, 16], pen.soft);
  return (
    board(pen) +
    box(598, 340, 170, 90, pen.accent) +
    strokes(lines, pen.line, 5) +
    strokes(marks, pen.line, 6) +
    heads +
    pointing(pen, [1020, 470]) +
    listeners(pen, [300, 590, 880])
  );
};

/** A forecast and what came, with the difference of each month as a bar in the accent. */
const forecast = (pen: Pen): string => {
  const expected = [430, 380, 350, 300, 330, 260, 240, 200];
  const errors = [20, -34, 16, -52, 38, -22, 44, -14];
  const at = (index: number, shift = 0): Point => [420 + index * 96, (expected[index] ?? 0) + shift];
  const path = (points: readonly Point[]): string[] => points.slice(1).map((to, index) => segment(points[index] ?? to, to));
  return (
    board(pen) +
    strokes([segment([390, 520], [1200, 520])], pen.line, outline) +
    errors.map((error, index) => box(at(index)[0] - 13, Math.min(at(index)[1], at(index, error)[1]), 26, Math.abs(error), pen.accent)).join('') +
    strokes(path(expected.map((_, index) => at(index))), pen.line, 6) +
    `<g stroke-dasharray="3 13">${strokes(path(errors.map((error, index) => at(index, error))), pen.line, 6)}</g>` +
    boxes([408, 532], [8, 1], [96, 0], [26, 12], pen.soft) +
    pointing(pen, [1010, 330]) +
    listeners(pen, [360, 760])
  );
};

/** People around a map that lies on the table. Its river has the accent. */
const maptable = (pen: Pen): string => {
  const far: Point = [330, 690];
  const rings = [1, 2, 3, 4, 5].flatMap((step) =>
    [[560, 780], [1050, 772]].map(([x = 0, y = 0]) => `M${x - step * 38} ${y}a${step * 38} ${step * 13} 0 1 0 ${step * 76} 0a${step * 38} ${step * 13} 0 1 0 -${step * 76} 0`),
  );
  return (
    [[480, 0], [800, 3], [1110, 2]].map(([x = 0, look = 0]) => person(pen, [x, far[1] + 8], look)).join('') +
    [250, 1310].map((x) => box(x, 880, 40, 120, pen.front, pen.line)).join('') +
    polygon([far, [1270, 690], [1400, 880], [200, 880]], pen.tones[1], pen.line) +
    polygon([[400, 706], [1200, 706], [1290, 866], [310, 866]], pen.ground, pen.line) +
    strokes(rings, pen.line, hair) +
    strokes(['M470 708C620 760 700 730 780 780C860 830 960 820 1150 862'], pen.accent, 9) +
    box(200, 880, 1200, 28, pen.front, pen.line) +
    `<g transform="translate(640 1030) scale(1.25)">${personFromBehind(pen, [0, 0], 3)}</g>` +
    `<g transform="translate(980 1046) scale(1.25)">${personFromBehind(pen, [0, 0], 1)}</g>`
  );
};

/** A table at which one chair is free; it has the accent. */
const freeseat = (pen: Pen): string =>
  [[450, 0], [690, 3], [1160, 2]].map(([x = 0, look = 0]) => person(pen, [x, tableTop + 6], look)).join('') +
  box(846, 560, 150, 190, pen.accent, pen.line) +
  strokes([segment([884, 566], [884, 738]), segment([922, 566], [922, 738]), segment([960, 566], [960, 738])], pen.line, outline) +
  tableBetween(pen, 240, 1360) +
  [410, 650, 1110].map((x) => sheet(x, pen.ground, pen)).join('') +
  box(890, tableTop - 8, 60, 34, pen.ground, pen.line);

/** Computers that are repaired: one is open, those that are ready wait with a label. */
const repair = (pen: Pen): string => {
  const laptop = (y: number): string => box(1000, y, 250, 24, pen.ground, pen.line) + box(1210, y + 6, 22, 12, pen.accent);
  return (
    person(pen, [640, tableTop + 6], 1) +
    tableBetween(pen, 230, 1370) +
    [0, 1, 2, 3, 4, 5].map((at) => laptop(tableTop + 8 - at * 27)).join('') +
    // The open one, with its lid up and its inside seen.
    polygon([[500, 640], [770, 640], [784, 760], [486, 760]], pen.front, pen.line) +
    polygon([[486, 760], [784, 760], [820, 808], [450, 808]], pen.ground, pen.line) +
    boxes([520, 772], [5, 1], [52, 0], [32, 18], pen.soft) +
    circle([636, 700], 22, pen.ground) +
    strokes([segment([830, 772], [900, 748])], pen.line, 8) +
    strokes([segment([900, 748], [950, 730])], pen.front, 18) +
    [330, 362, 394].map((x) => circle([x, 776], 6, pen.line)).join('')
  );
};

/** A month on the wall, of which ten days are given away, and two people who fill them. */
const calendar = (pen: Pen): string => {
  const given = new Set([2, 3, 7, 8, 9, 12, 13, 16, 17, 18]);
  return (
    box(480, 60, 640, 470, pen.ground, pen.line) +
    box(480, 60, 640, 74, pen.front, pen.line) +
    Array.from({ length: 20 }, (_, at) => box(516 + (at % 5) * 118, 160 + Math.floor(at / 5) * 90, 96, 70, given.has(at) ? pen.accent : pen.tones[0], pen.line)).join('') +
    [560, 800, 1040].map((x) => box(x - 8, 36, 16, 56, pen.line)).join('') +
    person(pen, [640, tableTop + 6], 0) +
    person(pen, [950, tableTop + 6], 3) +
    tableBetween(pen, 380, 1220) +
    [560, 720, 900].map((x) => sheet(x, pen.ground, pen)).join('')
  );
};

/** A counter with the coffee machine, and the medals on the wall beside it. */
const canteen = (pen: Pen): string =>
  [[600, 0], [780, 1], [960, 0], [690, 2], [870, 2]].map(([x = 0, row = 0], at) => {
    const y = 240 + row * 95;
    return (
      polygon([[x - 40, y - 160], [x + 40, y - 160], [x + 16, y - 46], [x - 16, y - 46]], at % 2 ? pen.tones[1] : pen.front, pen.line) +
      ring([x, y], 62, pen.line, outline, at === 1 ? pen.accent : pen.ground) +
      ring([x, y], 44, at === 1 ? pen.ground : pen.line, 4)
    );
  }).join('') +
  box(1060, 430, 210, 300, pen.front, pen.line) +
  box(1084, 456, 162, 70, pen.ground, pen.line) +
  box(1110, 570, 110, 130, pen.ground, pen.line) +
  box(1150, 570, 30, 34, pen.line) +
  polygon([[1136, 640], [1194, 640], [1186, 700], [1144, 700]], pen.tones[1], pen.line) +
  [1104, 1136, 1168].map((x) => circle([x, 546], 8, pen.ground)).join('') +
  box(300, 730, 1060, 26, pen.front, pen.line) +
  box(330, 756, 1000, 170, pen.tones[1], pen.line) +
  strokes([580, 830, 1080].map((x) => segment([x, 760], [x, 922])), pen.line, outline) +
  `<g transform="translate(0 -10)">${person(pen, [480, 740], 3)}</g>` +
  polygon([[560, 680], [610, 680], [604, 730], [566, 730]], pen.ground, pen.line);

/** Colleagues on the steps of a hall. Whoever explains wears the accent. */
const steps = (pen: Pen): string => {
  const rows: readonly (readonly [foot: number, places: readonly number[]])[] = [
    [400, [470, 690, 910, 1130]],
    [590, [360, 580, 1020, 1240]],
    [790, [300, 520, 1080, 1300]],
  ];
  return (
    rows
      .map(([foot, places], row) => {
        const seat = box(180 - row * 60, foot, 1240 + row * 120, 46, pen.front, pen.line) + box(180 - row * 60, foot + 46, 1240 + row * 120, 150, pen.tones[0], pen.line);
        return places.map((x, at) => person(pen, [x, foot + 4], at + row)).join('') + seat;
      })
      .join('') +
    `<g transform="translate(-240 -300) scale(1.3)">${person(pen, [800, 1010], 3, pen.accent)}</g>`
  );
};

/** What people do together, by name. */
export const meetings = { lesson, forecast, maptable, freeseat, repair, calendar, canteen, steps } as const satisfies Record<string, (pen: Pen) => string>;
