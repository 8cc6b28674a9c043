import { person } from './scenePeople';
import { box, hair, outline, polygon, segment, type Pen } from './scenePen';
import { circle, curve, simplify, strokes, type Point } from './svg';

/** The board of the model: its far edge is narrower. */
const [far, near] = [560, 900];
const [farHalf, nearHalf] = [560, 800];

/** A place on the board: from -1 to 1 across, from 0 at the far edge to 1. */
const place = (across: number, down: number): Point => {
  const depth = down ** 1.25;
  return [800 + across * (farHalf + (nearHalf - farHalf) * depth), far + (near - far) * depth];
};

/** A track along places, on sleepers. */
const track = (places: readonly Point[], pen: Pen): string => {
  const along: string[] = [];
  const sleepers: string[] = [];
  places.slice(1).forEach((to, at) => {
    const from = places[at] ?? to;
    const steps = Math.max(2, Math.round(Math.abs(to[0] - from[0]) * 24));
    for (let step = 0; step <= steps; step += 1) {
      const part = step / steps;
      const [x, y] = place(from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part);
      const half = 7 + (y - far) * 0.022;
      sleepers.push(segment([x - half * 0.4, y - half], [x + half * 0.4, y + half]));
    }
    along.push(segment(place(...from), place(...to)));
  });
  const rail = (shift: number): string => `<g transform="translate(0 ${shift})">${strokes(along, pen.line, outline)}</g>`;
  return strokes(sleepers, pen.soft, 5) + rail(-5) + rail(5);
};

/** A wagon on a track, `tilt` degrees off it. */
const wagon = ([x, y]: Point, fill: string, pen: Pen, tilt = 0): string =>
  `<g transform="rotate(${tilt} ${x} ${y})">` +
  box(x - 46, y - 52, 92, 44, fill, pen.line) +
  strokes([-22, 0, 22].map((dx) => segment([x + dx, y - 48], [x + dx, y - 12])), pen.line, hair) +
  [-28, 28].map((dx) => circle([x + dx, y - 4], 9, pen.line)).join('') +
  '</g>';

const engine = ([x, y]: Point, pen: Pen): string =>
  polygon([[x - 64, y - 8], [x - 64, y - 66], [x - 10, y - 66], [x - 4, y - 44], [x + 62, y - 40], [x + 70, y - 8]], pen.front, pen.line) +
  box(x - 54, y - 58, 34, 20, pen.ground) +
  [-42, -12, 22, 48].map((dx) => circle([x + dx, y - 4], 10, pen.line)).join('');

/** A signal, or a sensor beside the track. */
const signal = ([x, y]: Point, pen: Pen): string =>
  strokes([segment([x, y], [x, y - 78])], pen.line, 6) + box(x - 12, y - 112, 24, 44, pen.front, pen.line) + circle([x, y - 98], 6, pen.ground);

const siding = [0.14, 0.33, 0.54, 0.76];

/** A yard in small: sidings that leave one lead by switches. One wagon, which has the accent, is off its track. */
export const railway = (pen: Pen): string => {
  const foot = near + 34;
  const sensors = siding.flatMap((down) => [-0.3, 0.04, 0.38, 0.68].map((across) => circle(place(across, down + 0.07), 6, pen.tones[2])));
  return (
    [[-330, 1], [330, 3]].map(([dx = 0, look = 0]) => person(pen, [800 + dx, far + 20], look)).join('') +
    [180, 1380].map((x) => box(x, foot, 40, 90, pen.front, pen.line)).join('') +
    polygon([place(-1, 0), place(1, 0), place(1, 1), place(-1, 1)], pen.tones[1], pen.line) +
    box(0, near, 1600, 34, pen.front, pen.line) +
    track([[-0.94, 0.9], [0.94, 0.9]], pen) +
    siding.map((down, at) => track([[-0.92 + at * 0.09, 0.9], [-0.5 + at * 0.03, down], [0.9, down]], pen)).join('') +
    sensors.join('') +
    [0, 1, 2].map((at) => wagon(place(0.5 + at * 0.135, 0.14), at % 2 ? pen.ground : pen.tones[0], pen)).join('') +
    [0, 1].map((at) => wagon(place(-0.06 + at * 0.13, 0.33), at % 2 ? pen.tones[2] : pen.ground, pen)).join('') +
    wagon(place(0.32, 0.6), pen.accent, pen, 24) +
    [0, 1, 2].map((at) => wagon(place(-0.36 + at * 0.118, 0.9), at === 1 ? pen.tones[2] : pen.ground, pen)).join('') +
    engine(place(0.04, 0.9), pen) +
    [[-0.62, 0.5], [0.8, 0.44], [0.62, 0.82]].map(([across = 0, down = 0]) => signal(place(across, down), pen)).join('')
  );
};

/** A line from one place to another which leaves and arrives level, in `count` steps: a track that branches off. */
const branch = (from: Point, to: Point, count = 240): Point[] =>
  Array.from({ length: count + 1 }, (_, at) => {
    const t = at / count;
    const across = 3 * (1 - t) * t * (0.55 * (1 - t) + 0.45 * t) + t ** 3;
    return [from[0] + (to[0] - from[0]) * across, from[1] + (to[1] - from[1]) * t * t * (3 - 2 * t)];
  });

const sleeperDistance = 34;

/** Two rails on sleepers along points that lie close together, seen from above. */
const planTrack = (points: readonly Point[], pen: Pen): { sleepers: string; rails: string } => {
  const rails: readonly [Point[], Point[]] = [[], []];
  const sleepers: string[] = [];
  let [done, next] = [0, sleeperDistance / 2];
  points.slice(1).forEach(([x, y], at) => {
    const [fromX, fromY] = points[at] ?? [x, y];
    const length = Math.hypot(x - fromX, y - fromY);
    const [nx, ny] = [(fromY - y) / length, (x - fromX) / length];
    rails[0].push([x - nx * 18, y - ny * 18]);
    rails[1].push([x + nx * 18, y + ny * 18]);
    done += length;
    if (done < next) return;
    next += sleeperDistance;
    sleepers.push(segment([x - nx * 32, y - ny * 32], [x + nx * 32, y + ny * 32]));
  });
  return {
    sleepers: strokes(sleepers, pen.soft, 10),
    rails: strokes(rails.map((rail) => curve(simplify(rail, 0.4))), pen.line, 6),
  };
};

/** A wagon from above, `turn` degrees off the track. */
const planWagon = ([x, y]: Point, fill: string, pen: Pen, turn = 0): string =>
  `<g transform="rotate(${turn} ${x} ${y})">` +
  strokes([segment([x - 106, y], [x + 106, y])], pen.line, 10) +
  box(x - 92, y - 38, 184, 76, fill, pen.line) +
  strokes([-46, 0, 46].map((along) => segment([x + along, y - 34], [x + along, y + 34])), pen.line, outline) +
  '</g>';

/** A hand from above whose first finger and thumb hold what is between them: each part its width and its points. */
const hand = (pen: Pen): string => {
  const parts: readonly (readonly [width: number, points: readonly Point[]])[] = [
    [112, [[1236, 424], [1172, 486]]],
    [34, [[1196, 420], [1150, 398], [1116, 412]]],
    [38, [[1170, 440], [1104, 418], [1068, 440]]],
    [42, [[1146, 466], [1066, 448], [1020, 476]]],
    [44, [[1190, 528], [1120, 566], [1040, 586]]],
  ];
  const draw = (color: string, wider: number) => parts.map(([width, points]) => strokes([curve(points)], color, width + wider)).join('');
  const folds: readonly (readonly Point[])[] = [[[1136, 436], [1166, 446]], [[1160, 408], [1186, 420]]];
  return draw(pen.line, outline * 2) + draw(pen.ground, 0) + strokes(folds.map(curve), pen.line, outline);
};

const planRows = [150, 330, 510, 690];

/** A part of `share`, from 0 at `from` to 1 at `to`, which begins and ends softly. */
const between = (share: number, from: number, to: number): number => {
  const part = Math.min(1, Math.max(0, (share - from) / (to - from)));
  return part * part * (3 - 2 * part);
};

/**
 * The same from above: switches, a sensor at each, and a hand that takes a wagon back to its track. Until the share is 1 a
 * train still comes in on the lead, the wagon leaves its track and the hand is on its way: the frames of a video.
 */
export const yard = (pen: Pen): string => {
  const lead = 870;
  const [arrival, derailment, help] = [between(pen.share, 0, 0.72), between(pen.share, 0.42, 0.62), between(pen.share, 0.74, 1)];
  const rolled = between(pen.share, 0.08, 0.58);
  const starts = planRows.map((y, at) => [170 + at * 130, y] as const);
  const tracks = [
    branch([-40, lead], [1600, lead]),
    ...starts.map(([x, y]): Point[] => [...branch([x - 420 + y * 0.4, lead], [x + 330, y]), ...branch([x + 331, y], [1600, y])]),
  ].map((points) => planTrack(points, pen));
  const posts = starts.flatMap(([x, y]) => [
    circle([x + 330, y + 62], 13, pen.front),
    circle([x + 760, y + 62], 13, pen.front),
    circle([x - 10, y + 92], 13, pen.front),
  ]);
  return (
    box(0, 0, 1600, 1000, pen.tones[1]) +
    tracks.map(({ sleepers }) => sleepers).join('') +
    tracks.map(({ rails }) => rails).join('') +
    posts.join('') +
    [0, 1, 2].map((at) => planWagon([1010 + at * 210, 150], [pen.ground, pen.tones[2], pen.ground][at] ?? pen.ground, pen)).join('') +
    planWagon([700, 330], pen.ground, pen) +
    [0, 1].map((at) => planWagon([1270 + at * 210, 690], at ? pen.ground : pen.tones[2], pen)).join('') +
    [0, 1, 2].map((at) => planWagon([470 + at * 210 - (1 - arrival) * 1000, lead], at === 2 ? pen.front : pen.ground, pen)).join('') +
    planWagon([960 + (1 - rolled) * 740, 510 + derailment * 14], pen.accent, pen, derailment * 19) +
    `<g transform="translate(${(1 - help) * 640} ${(help - 1) * 560})">` +
    hand(pen) +
    polygon([[1480, 0], [1600, -120], [1660, 110], [1296, 458], [1188, 350]], pen.tones[2], pen.line) +
    polygon([[1206, 332], [1314, 440], [1284, 470], [1176, 362]], pen.front, pen.line) +
    '</g>'
  );
};
