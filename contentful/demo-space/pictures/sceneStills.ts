import { textColor } from './palette';
import { covers } from './sceneCovers';
import { person } from './scenePeople';
import { box, boxes, hair, outline, polygon, segment, type Pen } from './scenePen';
import { circle, ring, strokes, type Size } from './svg';
import { textOutline } from './textOutline';

/** An open report: each figure has a line to its source. */
const report = (pen: Pen): string => {
  const lines = (x: number): string => boxes([x, 300], [1, 11], [0, 36], [380, 9], pen.soft);
  return (
    polygon([[230, 200], [780, 240], [780, 800], [230, 760]], pen.front, pen.line) +
    polygon([[1370, 200], [820, 240], [820, 800], [1370, 760]], pen.front, pen.line) +
    polygon([[250, 190], [800, 230], [800, 780], [250, 740]], pen.ground, pen.line) +
    polygon([[1350, 190], [800, 230], [800, 780], [1350, 740]], pen.tones[0], pen.line) +
    `<g transform="translate(-30 -20) skewY(4)">${lines(340)}</g>` +
    boxes([930, 640], [5, 1], [74, 0], [44, 60], pen.tones[2]) +
    boxes([930, 560], [3, 1], [74, 0], [44, 140], pen.tones[1]) +
    box(930 + 4 * 74, 470, 44, 230, pen.accent) +
    strokes(['M1248 470C1240 330 1000 300 880 360', 'M880 360C740 430 620 420 500 420'], pen.accent, 8) +
    [[1248, 470], [880, 360]].map(([x = 0, y = 0]) => ring([x, y], 16, pen.accent, 6, pen.ground)).join('') +
    circle([500, 420], 24, pen.accent)
  );
};

/** A night on which the phone beside the bed stays dark. */
const night = (pen: Pen, { width }: Size): string => {
  const sky = Array.from({ length: 17 }, (_, at) => segment([560, 100 + at * 24], [1040, 100 + at * 24]));
  return (
    box(560, 80, 480, 430, pen.front, pen.line) +
    strokes(sky, pen.soft, hair) +
    circle([880, 220], 66, pen.accent) +
    circle([912, 200], 58, pen.front) +
    strokes([segment([800, 80], [800, 510]), segment([560, 300], [1040, 300])], pen.line, 9) +
    box(0, 880, width, 120, pen.tones[0], pen.line) +
    // The bed, and who sleeps in it.
    box(330, 520, 34, 380, pen.front, pen.line) +
    polygon([[364, 600], [520, 580], [540, 690], [364, 700]], pen.ground, pen.line) +
    ring([452, 622], 46, pen.line, outline, pen.ground) +
    `<path d="M408 640C380 560 470 540 500 606C470 590 440 600 408 640Z" fill="${pen.line}"/>` +
    strokes(['M462 632q9 7 18 0', 'M476 650q-8 6 -16 2'], pen.line, outline) +
    `<path d="M364 860V700C480 640 620 640 720 690C860 640 980 660 1040 720V860Z" fill="${pen.tones[1]}" stroke="${pen.line}" stroke-width="${outline}"/>` +
    strokes(['M520 720C600 740 640 800 640 856', 'M760 700C800 760 810 800 800 856'], pen.line, hair) +
    // The phone lies on its face.
    box(1120, 720, 250, 20, pen.front, pen.line) +
    box(1150, 740, 190, 160, pen.ground, pen.line) +
    box(1170, 790, 150, 4, pen.line) +
    box(1180, 704, 130, 16, pen.tones[2], pen.line)
  );
};

/** A door that stands open, with the light from behind it and a handle at every height. */
const door = (pen: Pen, { width }: Size): string =>
  box(0, 800, width, 200, pen.tones[0], pen.line) +
  polygon([[620, 800], [980, 800], [1240, 1000], [420, 1000]], pen.ground) +
  box(590, 140, 420, 660, pen.front, pen.line) +
  box(620, 170, 360, 630, pen.accent, pen.line) +
  polygon([[620, 170], [430, 110], [430, 880], [620, 800]], pen.tones[1], pen.line) +
  [360, 520, 680].map((y) => box(452, y + 10, 16, 64, pen.line)).join('') +
  polygon([[480, 180], [590, 212], [590, 440], [480, 430]], pen.ground, pen.line) +
  `<g transform="translate(90 76) scale(0.9)">${person(pen, [790, 800], 3)}</g>` +
  // The wheels of the chair.
  [732, 870].map((x) => `<ellipse cx="${x}" cy="744" rx="16" ry="66" fill="none" stroke="${pen.line}" stroke-width="10"/>`).join('') +
  box(744, 764, 116, 24, pen.front, pen.line) +
  box(1090, 360, 90, 130, pen.front, pen.line) +
  circle([1135, 425], 28, pen.ground);

/** Below a street: a pipe, what leaks from it, and what hears that. A truck drives above. */
const pipe = (pen: Pen, { width }: Size): string => {
  const grains = Array.from({ length: 90 }, (_, at): string => {
    const [x, y] = [(at * 397) % 1600, 430 + ((at * 211) % 540)];
    return segment([x, y], [x + 22, y + 2]);
  });
  const rings = [1, 2, 3, 4].map((step) => `M${770 - step * 46} 632a${step * 46} ${step * 46} 0 0 1 ${step * 92} 0`);
  const wheels = [500, 560, 760, 820, 950].map((x) => circle([x, 352], 26, pen.line)).join('');
  return (
    box(0, 380, width, 26, pen.front, pen.line) +
    box(0, 406, width, 594, pen.tones[0]) +
    strokes(grains, pen.soft, 5) +
    box(440, 180, 440, 150, pen.tones[1], pen.line) +
    polygon([[890, 330], [890, 210], [960, 210], [1010, 270], [1010, 330]], pen.ground, pen.line) +
    strokes([segment([440, 334], [1010, 334])], pen.line, 9) +
    wheels +
    strokes(rings, pen.line, outline) +
    box(0, 640, width, 150, pen.ground, pen.line) +
    strokes([664, 684, 760, 774].map((y) => segment([0, y], [width, y])), pen.soft, 4) +
    [300, 1180].map((x) => box(x, 626, 60, 178, pen.front, pen.line)).join('') +
    box(740, 600, 60, 40, pen.front, pen.line) +
    `<path d="M960 790C930 850 900 880 900 916a60 60 0 0 0 120 0C1020 880 990 850 960 790Z" fill="${pen.accent}"/>` +
    strokes(['M930 786l14 -26l18 22l16 -28'], pen.accent, 7)
  );
};

/** A corridor so long that its end is a point, with what is tested along it. */
const corridor = (pen: Pen, { width, height }: Size): string => {
  const far = [700, 440, 200, 130] as const;
  const ribs = Array.from({ length: 9 }, (_, at) => {
    const part = 0.82 ** (at + 1);
    const [w, h] = [far[2] + (width - far[2]) * part, far[3] + (height - far[3]) * part];
    return [800 - w / 2, 505 - h * 0.505, w, h] as const;
  });
  const panes = ribs.slice(0, -1).map(([x, y, w, h], at) => {
    const [x2 = 0, y2 = 0, , h2 = 0] = ribs[at + 1] ?? [];
    const pane = (from: number, to: number): string =>
      polygon([[from, y + h * 0.24], [to, y2 + h2 * 0.24], [to, y2 + h2 * 0.58], [from, y + h * 0.58]], pen.tones[1], pen.line);
    return pane(x + (x2 - x) * 0.18, x2 - (x2 - x) * 0.14) + pane(x + w - (x2 - x) * 0.18, x + w - (x2 - x) * 0.86);
  });
  const floorLines = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((side) => segment([800 + side * 100, 570], [800 + side * 900, height]));
  return (
    polygon([[0, height], [700, 570], [900, 570], [1600, height]], pen.tones[0]) +
    strokes(floorLines, pen.soft, outline) +
    panes.join('') +
    ribs.map(([x, y, w, h]) => strokes([`M${x} ${y + h}V${y}H${x + w}V${y + h}`], pen.line, outline)).join('') +
    strokes([segment([0, height], [700, 570]), segment([900, 570], [1600, height]), segment([0, 0], [700, 440]), segment([900, 440], [1600, 0])], pen.line, outline) +
    box(...far, pen.ground, pen.line) +
    box(776, 500, 48, 70, pen.accent) +
    polygon([[560, 760], [760, 760], [740, 690], [590, 690]], pen.front, pen.line) +
    [590, 730].map((x) => circle([x, 768], 18, pen.line)).join('') +
    strokes([segment([660, 690], [660, 600])], pen.line, 9) +
    ring([660, 580], 24, pen.line, 8, pen.ground)
  );
};

/** Crates on a belt below a camera that counts them. */
const crates = (pen: Pen, { width }: Size): string => {
  const crate = (x: number, isSeen: boolean): string =>
    box(x, 520, 200, 130, isSeen ? pen.accent : pen.tones[1], pen.line) +
    strokes([562, 606].map((y) => segment([x, y], [x + 200, y])), pen.line, outline) +
    [[40, 516], [96, 508], [150, 516]].map(([dx = 0, y = 0]) => `<path d="M${x + dx - 34} ${y}q34 -30 60 0l16 -14v28l-16 -14q-26 30 -60 0Z" fill="${pen.ground}" stroke="${pen.line}" stroke-width="${outline}"/>`).join('');
  return (
    box(0, 840, width, 160, pen.tones[0], pen.line) +
    [-60, 220, 500, 780, 1060, 1340].map((x) => crate(x, x === 780)).join('') +
    box(0, 650, width, 40, pen.front, pen.line) +
    Array.from({ length: 14 }, (_, at) => ring([60 + at * 116, 716], 24, pen.line, 6, pen.ground)).join('') +
    [200, 1380].map((x) => box(x, 744, 40, 150, pen.front, pen.line)).join('') +
    polygon([[880, 250], [760, 500], [1000, 500]], pen.tones[1]) +
    strokes([segment([880, 0], [880, 150])], pen.line, 18) +
    box(810, 140, 140, 90, pen.front, pen.line) +
    ring([880, 236], 30, pen.line, 8, pen.ground) +
    box(1090, 110, 260, 150, pen.ground, pen.line) +
    boxes([1120, 140], [5, 2], [42, 46], [26, 34], pen.line) +
    strokes([segment([950, 180], [1090, 180])], pen.line, outline)
  );
};

/** A wall of tiles; the one that was tried last has the accent. */
const tiles = (pen: Pen, { width }: Size): string =>
  Array.from({ length: 11 * 5 }, (_, at) => {
    const [x, y] = [(at % 11) * 148 - 14, Math.floor(at / 11) * 148 + 20];
    const isMain = at === 27;
    const middle = [x + 74, y + 74] as const;
    return (
      box(x + 4, y + 4, 140, 140, isMain ? pen.accent : [pen.ground, pen.tones[0], pen.tones[1]][(at * 5) % 3] ?? pen.ground, pen.line) +
      ring(middle, [46, 30, 54][(at * 7) % 3] ?? 40, isMain ? pen.ground : pen.line, 6) +
      ((at * 3) % 4 < 2 ? circle(middle, 14, isMain ? pen.ground : pen.front) : strokes([segment([x + 20, y + 20], [x + 128, y + 128]), segment([x + 128, y + 20], [x + 20, y + 128])], isMain ? pen.ground : pen.line, outline))
    );
  }).join('') +
  box(0, 790, width, 30, pen.front, pen.line) +
  box(0, 820, width, 180, pen.tones[0]) +
  [520, 640, 980].map((x) => box(x, 700, 84, 90, pen.front, pen.line) + strokes([segment([x + 22, 700], [x + 10, 600]), segment([x + 60, 700], [x + 76, 590])], pen.line, 10)).join('');

/** A sheet for each month on a wall: what came as a column, and the error of the forecast, which has the accent, below it. */
const months = (pen: Pen, { width, height }: Size): string => {
  const results = [120, 150, 96, 170, 132, 88, 146, 110];
  const errors = [30, 18, 52, 14, 40, 24, 12, 34];
  const sheets = results.map((result, at) => {
    const [x, y] = [170 + (at % 4) * 330, 90 + Math.floor(at / 4) * 420];
    const foot = y + 236;
    return (
      box(x, y, 270, 360, pen.ground, pen.line) +
      box(x + 116, y - 12, 38, 24, pen.front) +
      box(x + 34, y + 28, 120, 12, pen.soft) +
      box(x + 60, foot - result, 150, result, pen.tones[2]) +
      strokes([segment([x + 34, foot], [x + 236, foot])], pen.line, outline) +
      box(x + 60, foot + 3, 150, errors[at] ?? 0, pen.accent) +
      box(x + 34, y + 316, 180, 10, pen.soft)
    );
  });
  return box(0, 0, width, height, pen.tones[0]) + sheets.join('');
};

/** A map on a wall that leaves white what nobody has measured; its edge has the accent. */
const blankmap = (pen: Pen, { width, height }: Size): string => {
  const hills = [[470, 400], [1130, 640]].flatMap(([x = 0, y = 0]) =>
    [1, 2, 3, 4, 5, 6].map((step) => `M${x - step * 44} ${y}a${step * 44} ${step * 30} 0 1 0 ${step * 88} 0a${step * 44} ${step * 30} 0 1 0 -${step * 88} 0`),
  );
  const unknown = 'M820 210C960 150 1230 170 1290 290C1340 400 1220 470 1080 450C960 434 900 520 800 480C700 440 690 270 820 210Z';
  return (
    box(0, 0, width, height, pen.tones[0]) +
    box(180, 90, 1240, 800, pen.tones[1], pen.line) +
    strokes(hills, pen.line, outline) +
    strokes(['M180 690C360 600 480 700 640 640C760 596 760 540 800 500', 'M1290 330C1350 320 1390 300 1420 290'], pen.line, 9) +
    `<path d="${unknown}" fill="${pen.ground}"/>` +
    `<path d="${unknown}" fill="none" stroke="${pen.accent}" stroke-width="9" stroke-dasharray="26 18" stroke-linecap="round"/>` +
    box(150, 66, 1300, 30, pen.front, pen.line) +
    box(150, 884, 1300, 30, pen.front, pen.line) +
    strokes([segment([260, 830], [520, 830]), segment([260, 814], [260, 846]), segment([390, 820], [390, 840]), segment([520, 814], [520, 846])], pen.line, 6)
  );
};

/** The 24 hours from an incident to the letter about it. The line has the accent; the hours of the night are darker. */
const dayline = (pen: Pen, { width, height }: Size): string => {
  // In the middle, since narrow windows cut off the sides.
  const [left, pitch, line] = [350, 37, 630];
  const right = left + 24 * pitch;
  const hours = Array.from({ length: 24 }, (_, at) => {
    const tall = 160 + 170 * Math.sin((Math.PI * (at + 0.5)) / 24);
    return box(left + at * pitch + 4, line - tall, pitch - 8, tall, at < 7 || at > 18 ? pen.tones[2] : pen.tones[1]);
  });
  const envelope = box(right - 105, 180, 210, 140, pen.ground, pen.line) + strokes([`M${right - 105} 180L${right} 262L${right + 105} 180`], pen.line, outline);
  return (
    box(0, 0, width, height, pen.tones[0]) +
    hours.join('') +
    strokes([segment([right, 334], [right, line])], pen.accent, 8) +
    strokes([segment([left, line], [right, line])], pen.accent, 14) +
    strokes(Array.from({ length: 25 }, (_, at) => segment([left + at * pitch, line + 36], [left + at * pitch, line + (at % 6 ? 50 : 66)])), pen.line, outline) +
    ring([left, line], 26, pen.accent, 10, pen.ground) +
    circle([right, line], 30, pen.accent) +
    envelope +
    textOutline('0 h', [left - 40, line + 172], 104, pen.line) +
    textOutline('24 h', [right - 130, line + 172], 104, textColor(pen.accent, pen))
  );
};

/** The way of one number, drawn on a sheet on a wall: from a form through two tables to a report. The line has the accent. */
const course = (pen: Pen, { width, height }: Size): string => {
  const page = (x: number, y: number, tall: number): string =>
    box(x, y, 170, tall, pen.ground, pen.line) + boxes([x + 22, y + 26], [1, Math.floor((tall - 40) / 30)], [0, 30], [126, 8], pen.soft);
  const table = (x: number, y: number): string =>
    box(x, y, 180, 150, pen.ground, pen.line) + boxes([x + 12, y + 12], [3, 4], [54, 33], [46, 25], pen.tones[1]);
  const turns = [[560, 628], [806, 480], [1046, 420]] as const;
  return (
    box(0, 0, width, height, pen.tones[0]) +
    box(230, 120, 1140, 760, pen.tones[1], pen.line) +
    [[260, 150], [1340, 150], [260, 850], [1340, 850]].map(([x = 0, y = 0]) => circle([x, y], 12, pen.line)).join('') +
    strokes(['M400 700C470 700 490 630 560 628C660 626 700 480 806 480C900 480 940 420 1046 420C1130 420 1140 330 1210 330'], pen.accent, 12) +
    page(300, 600, 200) +
    table(600, 480) +
    table(850, 340) +
    page(1120, 220, 190) +
    boxes([1142, 340], [4, 1], [34, 0], [24, 50], pen.tones[2]) +
    turns.map(([x, y]) => ring([x, y], 34, pen.accent, 8) + circle([x, y], 9, pen.accent)).join('')
  );
};

/** Drawings that stand alone, by name. */
export const stills = { report, night, door, pipe, corridor, crates, tiles, months, blankmap, dayline, course, covers } as const satisfies Record<string, (pen: Pen, size: Size) => string>;
