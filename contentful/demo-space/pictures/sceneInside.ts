import { box, boxes, ground, hair, horizon, outline, polygon, road, segment, type Pen } from './scenePen';
import { yard } from './sceneRailway';
import { stills } from './sceneStills';
import { circle, ring, strokes, type Point, type Size } from './svg';
import { cellar, quay } from './sceneWorkplaces';
import { textOutline } from './textOutline';

const rounded = (x: number, y: number, width: number, height: number, radius: number, fill: string, stroke: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${outline}"/>`;

/** The back of a grain truck that stands on the road ahead. */
const truckAhead = (pen: Pen, x: number): string => {
  const foot = road + 2;
  const ribs = [40, 84, 128, 172].map((along) => segment([x + along, 424], [x + along, 600]));
  return (
    boxes([x + 18, 616], [2, 1], [128, 0], [48, foot - 616], pen.line) +
    polygon([[x, 412], [x + 212, 412], [x + 204, 606], [x + 150, 640], [x + 62, 640], [x + 8, 606]], pen.ground, pen.line) +
    strokes(ribs, pen.line, hair) +
    polygon([[x - 6, 412], [x + 34, 384], [x + 178, 384], [x + 218, 412]], pen.tones[1], pen.line) +
    box(x + 84, 606, 44, 34, pen.front) +
    strokes([segment([x + 8, 646], [x + 204, 646])], pen.line, 10)
  );
};

/** Of the windscreen, and of the steering wheel before it. */
const windscreen = 'M176 690L250 168Q262 120 318 116Q800 88 1282 116Q1338 120 1350 168L1424 690Q800 640 176 690Z';
const wheel: Point = [520, 960];

/** What a driver sees who waits: a truck ahead, the wheel, and a phone, which has the accent. */
export const cab = (pen: Pen): string => {
  const spokes = [[-246, 10], [246, 10]].map(([dx = 0, dy = 0]) => segment(wheel, [wheel[0] + dx, wheel[1] + dy]));
  const vents = [0, 1, 2, 3, 4].map((row) => segment([1150, 782 + row * 22], [1350, 790 + row * 22]));
  const gauge = (x: number): string => {
    const ticks = [-60, -30, 0, 30, 60].map((degrees) => {
      const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
      return segment([x + 44 * sin, 804 - 44 * cos], [x + 34 * sin, 804 - 34 * cos]);
    });
    return ring([x, 804], 58, pen.line, outline, pen.ground) + strokes([...ticks, segment([x, 804], [x - 30, 778])], pen.line, outline);
  };
  return (
    strokes([segment([0, road], [1600, road])], pen.line, outline) +
    truckAhead(pen, 386) +
    `<path d="M0 0H1600V1000H0Z${windscreen}" fill="${pen.tones[1]}" fill-rule="evenodd"/>` +
    `<path d="${windscreen}" fill="none" stroke="${pen.line}" stroke-width="8"/>` +
    // Visors, the mirror, and the dashboard up to the glass.
    polygon([[322, -4], [770, -4], [756, 150], [352, 164]], pen.tones[0], pen.line) +
    rounded(850, 96, 250, 74, 26, pen.front, pen.line) +
    strokes([segment([975, 0], [975, 96])], pen.line, 12) +
    `<path d="M0 752Q800 652 1600 752V1000H0Z" fill="${pen.tones[0]}" stroke="${pen.line}" stroke-width="${outline}"/>` +
    `<path d="M300 880V780Q320 706 520 700Q720 706 740 780V880Z" fill="${pen.front}"/>` +
    gauge(444) +
    gauge(596) +
    strokes(vents, pen.line, 5) +
    strokes(spokes, pen.ground, 48) +
    ring(wheel, 250, pen.ground, 54) +
    strokes(spokes, pen.line, 36) +
    ring(wheel, 250, pen.line, 42) +
    circle(wheel, 74, pen.line) +
    // The phone in its holder.
    strokes([segment([960, 800], [960, 860])], pen.line, 16) +
    rounded(866, 520, 188, 300, 26, pen.front, pen.line) +
    rounded(882, 540, 156, 260, 12, pen.accent, 'none') +
    boxes([902, 580], [1, 3], [0, 62], [116, 22], pen.ground)
  );
};

/** The top of the bench, and of the floor. */
const bench = 716;
const floor = 900;

/** A window of many panes, with a sky of level lines. */
const panes = (pen: Pen, x: number): string => {
  const bars = [1, 2].map((at) => segment([x + at * 104, 90], [x + at * 104, 420]));
  const rails = [1, 2].map((at) => segment([x, 90 + at * 110], [x + 312, 90 + at * 110]));
  const sky = Array.from({ length: 15 }, (_, at) => segment([x, 112 + at * 21], [x + 312, 112 + at * 21]));
  return (
    box(x, 90, 312, 330, pen.tones[0]) +
    strokes(sky, pen.soft, hair) +
    strokes([...bars, ...rails], pen.line, outline) +
    box(x, 90, 312, 330, 'none', pen.line)
  );
};

/** A standing tube, whose lines are closer to each other towards the shaded side. */
const tube = (pen: Pen, middle: number, top: number, width: number, height: number): string => {
  const shade = Array.from({ length: 9 }, (_, at) => {
    const along = middle + (width / 2) * Math.sin((Math.PI / 2) * ((at + 1) / 10));
    return segment([along, top], [along, top + height]);
  });
  return box(middle - width / 2, top, width, height, pen.ground, pen.line) + strokes(shade, pen.line, hair);
};

/** A dial on a stand, that measures to a hundredth; with a box that reads it, where a step of a story is about that. */
const dialGauge = (pen: Pen, x: number, reader = ''): string => {
  const dial: Point = [x + 96, 470];
  const ticks = Array.from({ length: 12 }, (_, at) => {
    const [sin, cos] = [Math.sin((at * Math.PI) / 6), Math.cos((at * Math.PI) / 6)];
    return segment([dial[0] + 56 * sin, dial[1] - 56 * cos], [dial[0] + 44 * sin, dial[1] - 44 * cos]);
  });
  return (
    box(x - 60, bench - 34, 220, 34, pen.front, pen.line) +
    box(x - 30, 392, 26, bench - 426, pen.ground, pen.line) +
    box(x - 44, 430, 84, 28, pen.front) +
    box(dial[0] - 9, 540, 18, 70, pen.ground, pen.line) +
    strokes([segment([dial[0], 610], [dial[0], 640])], pen.line, 8) +
    ring(dial, 74, pen.line, 8, pen.ground) +
    strokes([...ticks, segment(dial, [dial[0] + 30, dial[1] - 32])], pen.line, 4) +
    box(dial[0] - 34, 646, 68, bench - 680, pen.tones[1], pen.line) +
    reader
  );
};

/** The leg of a landing gear on its stand. The number on it has the accent. */
const landingGear = (pen: Pen, x: number): string =>
  // A strut towards the aircraft, and the scissors between cylinder and piston.
  strokes([segment([x - 36, 470], [x - 236, 292])], pen.line, 30) +
  strokes([segment([x - 36, 470], [x - 236, 292])], pen.ground, 22) +
  ring([x - 240, 288], 26, pen.line, 8, pen.ground) +
  tube(pen, x, 250, 132, 270) +
  box(x - 84, 226, 168, 34, pen.front, pen.line) +
  tube(pen, x, 520, 72, 120) +
  box(x - 78, 500, 156, 30, pen.front, pen.line) +
  strokes([segment([x + 70, 516], [x + 128, 570]), segment([x + 128, 570], [x + 44, 628])], pen.line, 14) +
  circle([x + 128, 570], 13, pen.front) +
  box(x - 150, 622, 300, 44, pen.ground, pen.line) +
  boxes([x - 178, 608], [2, 1], [328, 0], [28, 72], pen.front) +
  polygon([[x - 110, bench], [x - 84, 666], [x + 84, 666], [x + 110, bench]], pen.tones[1], pen.line) +
  box(x - 66, 330, 112, 76, pen.accent, pen.line) +
  textOutline('0417', [x - 58, 385], 46, pen.ground);

/** The box that reads the dial, with an antenna. */
const dialReader = (pen: Pen, x: number): string =>
  strokes([segment([x + 96, 440], [x + 96, 330])], pen.line, 10) +
  rounded(x + 10, 214, 172, 118, 16, pen.accent, pen.line) +
  boxes([x + 36, 248], [1, 2], [0, 32], [120, 14], pen.ground) +
  [30, 56].map((radius) => ring([x + 96, 196], radius, pen.accent, 6)).join('');

/** Sheets of paper, as high as what stands beside them. Of a part of them, the rest is a dotted outline. */
const paper = (pen: Pen, x: number): string => {
  if (pen.share < 1) {
    const few = Math.max(30, 472 * pen.share);
    const front = `M${x} ${bench - few}V${bench - 472}H${x + 340}V${bench - few}`;
    const side = `M${x} ${bench - 472}L${x + 36} ${bench - 496}H${x + 372}V${bench - few - 20}`;
    return (
      `<g stroke-dasharray="4 8">${strokes([front, side], pen.soft, outline)}</g>` +
      box(x, bench - few, 340, few, pen.ground, pen.line) +
      strokes([segment([x + 8, bench - 10], [x + 332, bench - 10]), segment([x + 12, bench - 20], [x + 336, bench - 20])], pen.line, hair) +
      polygon([[x, bench - few], [x + 36, bench - few - 24], [x + 372, bench - few - 24], [x + 340, bench - few]], pen.accent, pen.line) +
      polygon([[x + 340, bench], [x + 340, bench - few], [x + 372, bench - few - 24], [x + 372, bench - 20]], pen.tones[1], pen.line)
    );
  }
  const sheets = Array.from({ length: 46 }, (_, at) => {
    const shift = ((at * 37) % 11) - 5;
    return segment([x + 10 + shift, bench - 12 - at * 10], [x + 330 + shift, bench - 12 - at * 10]);
  });
  const folder = (top: number, shift: number): string =>
    box(x - 8 + shift, top, 356, 16, pen.front) + box(x + 250 + shift, top - 12, 74, 14, pen.front);
  return (
    box(x, bench - 472, 340, 472, pen.ground, pen.line) +
    strokes(sheets, pen.line, hair) +
    folder(bench - 122, 4) +
    folder(bench - 256, -8) +
    folder(bench - 380, 6) +
    polygon([[x - 4, bench - 472], [x + 36, bench - 496], [x + 372, bench - 496], [x + 340, bench - 472]], pen.tones[0], pen.line) +
    polygon([[x + 340, bench], [x + 340, bench - 472], [x + 372, bench - 496], [x + 372, bench - 20]], pen.tones[1], pen.line)
  );
};

/** A bench in a works, with a part and the papers that go with it. */
export const workshop = (pen: Pen, { width, height }: Size, names: readonly string[] = []): string => {
  const isRead = names.includes('reader');
  const quiet: Pen = isRead || pen.share < 1 ? { ...pen, accent: pen.tones[1] } : pen;
  const boards = Array.from({ length: 5 }, (_, at) => segment([0, floor + 12 + at * at * 6], [width, floor + 12 + at * at * 6]));
  const drawers = boxes([1080, 776], [1, 2], [0, 66], [260, 6], pen.line);
  return (
    [64, 446, 828, 1210].map((x) => panes(pen, x)).join('') +
    strokes([segment([0, horizon - 130], [width, horizon - 130])], pen.soft, outline) +
    box(0, floor, width, height - floor, pen.tones[0]) +
    strokes(boards, pen.soft, hair) +
    strokes([segment([0, floor], [width, floor])], pen.line, outline) +
    boxes([190, bench], [2, 1], [1170, 0], [50, floor - bench + 30], pen.front) +
    box(1060, bench + 20, 300, 150, pen.ground, pen.line) +
    drawers +
    strokes([segment([240, ground + 206], [1060, ground + 206])], pen.line, 12) +
    box(110, bench, 1380, 34, pen.front, pen.line) +
    dialGauge(pen, 250, isRead ? dialReader(pen, 250) : '') +
    landingGear(quiet, 690) +
    paper(pen, 960)
  );
};

/** Scenes inside, which show nothing else; `reader` is of the workshop. */
export const interiors = { workshop, cellar, quay, yard, ...stills } as const satisfies Record<
  string,
  (pen: Pen, size: Size, names?: readonly string[]) => string
>;
