import { box, boxes, counted, ground, hair, outline, polygon, road, segment, type Pen } from './scenePen';
import { cab } from './sceneInside';
import { circle, strokes, type Point } from './svg';

/** A thing that moves to the right, drawn from its left edge on the road. */
type Vehicle = { readonly length: number; readonly draw: (pen: Pen, x: number, fill: string) => string };

const wheels = (x: number, at: readonly number[], { line }: Pen, radius = 8): string =>
  at.map((along) => circle([x + along, road - radius], radius, line)).join('');

const truck: Vehicle = {
  length: 150,
  draw: (pen, x, fill) => {
    const at = (dx: number, dy: number): Point => [x + dx, road - dy];
    const ribs = [20, 40, 60, 80].map((dx) => segment(at(dx, 58), at(dx, 20)));
    return (
      strokes([segment(at(0, 13), at(146, 13))], pen.line, 5) +
      polygon([at(-2, 60), at(100, 60), at(93, 18), at(62, 13), at(36, 13), at(6, 18)], fill, pen.line) +
      strokes(ribs, pen.line, 2) +
      polygon([at(107, 13), at(107, 56), at(130, 56), at(143, 36), at(146, 13)], fill, pen.line) +
      polygon([at(118, 36), at(118, 49), at(128, 49), at(135, 36)], pen.ground) +
      wheels(x, [20, 38, 74, 92, 130], pen)
    );
  },
};

const bus: Vehicle = {
  length: 214,
  draw: (pen, x, fill) =>
    polygon([[x, road - 12], [x, road - 78], [x + 190, road - 78], [x + 204, road - 44], [x + 204, road - 12]], fill, pen.line) +
    boxes([x + 12, road - 68], [6, 1], [28, 0], [20, 24], pen.ground) +
    box(x + 180, road - 68, 14, 24, pen.ground) +
    strokes([segment([x, road - 32], [x + 204, road - 32])], pen.line, 2) +
    wheels(x, [40, 164], pen, 12),
};

const wagon: Vehicle = {
  length: 206,
  draw: (pen, x, fill) =>
    strokes([segment([x - 14, road - 16], [x + 222, road - 16])], pen.line, 5) +
    box(x, road - 84, 208, 64, fill, pen.line) +
    strokes(Array.from({ length: 9 }, (_, at) => segment([x + 21 + at * 21, road - 80], [x + 21 + at * 21, road - 24])), pen.line, 2) +
    wheels(x, [24, 54, 154, 184], pen, 9),
};

/** Between two vehicles. */
const gap = 30;

/** Vehicles in a line up to a right end. Those at the back that the figures leave out are dotted outlines. */
const line = (vehicle: Vehicle, count: number, right: number, roadEnd = 1600) => (pen: Pen): string => {
  const there = counted(count, pen);
  return (
    box(0, ground + 3, roadEnd, road - ground + 3, pen.ground) +
    strokes([segment([0, road], [roadEnd, road])], pen.line, 4) +
    Array.from({ length: count }, (_, at) => {
      const x = right - (at + 1) * (vehicle.length + gap) + gap;
      if (at >= there) return `<g stroke-dasharray="4 5">${vehicle.draw({ ...pen, line: pen.soft }, x, 'none')}</g>`;
      return vehicle.draw(pen, x, at === 0 ? pen.accent : at % 2 ? pen.tones[0] : pen.ground);
    }).join('')
  );
};

const van: Vehicle = {
  length: 176,
  draw: (pen, x, fill) =>
    box(x, road - 88, 112, 74, fill, pen.line) +
    polygon([[x + 112, road - 14], [x + 112, road - 62], [x + 140, road - 62], [x + 160, road - 38], [x + 160, road - 14]], fill, pen.line) +
    polygon([[x + 122, road - 38], [x + 122, road - 54], [x + 137, road - 54], [x + 149, road - 38]], pen.ground) +
    strokes([segment([x, road - 32], [x + 112, road - 32])], pen.line, 2) +
    wheels(x, [30, 130], pen, 12),
};

/** A tractor with a long hood and its trailer. */
const semi: Vehicle = {
  length: 326,
  draw: (pen, x, fill) => {
    const at = (dx: number, dy: number): Point => [x + dx, road - dy];
    return (
      strokes([segment(at(10, 20), at(316, 20))], pen.line, 6) +
      box(x, road - 108, 228, 84, fill, pen.line) +
      strokes([segment(at(0, 36), at(228, 36)), segment(at(14, 108), at(14, 24))], pen.line, hair) +
      polygon([at(238, 16), at(238, 88), at(250, 98), at(272, 98), at(281, 62), at(316, 56), at(323, 48), at(323, 16)], fill, pen.line) +
      polygon([at(258, 62), at(258, 86), at(269, 86), at(275, 62)], pen.ground) +
      wheels(x, [24, 50, 216, 244, 300], pen, 12)
    );
  },
};

/** Boats of several sizes, one of them in the accent. */
const boats = (pen: Pen): string =>
  [[250, 1, 700], [620, 0.72, 668], [1020, 1.25, 712], [1370, 0.6, 656]].map(([x = 0, scale = 1, base = 0], at) => {
    const point = (dx: number, dy: number): Point => [x + dx * scale, base - dy * scale];
    return (
      strokes([segment(point(60, 40), point(60, 150)), segment(point(60, 150), point(132, 42)), segment(point(60, 150), point(-10, 42))], pen.line, outline) +
      polygon([point(36, 78), point(36, 40), point(100, 40), point(100, 78)], pen.ground, pen.line) +
      boxes(point(46, 68), [2, 1], [26 * scale, 0], [16 * scale, 14 * scale], pen.line) +
      polygon([point(-20, 44), point(150, 44), point(168, 60), point(140, 0), point(4, 0)], at === 2 ? pen.accent : pen.front, pen.line) +
      strokes([segment(point(-16, 34), point(154, 34))], pen.line, 2)
    );
  }).join('');

/** A ship at a quay below cranes, with containers, one of them in the accent. */
const ship = (pen: Pen): string => {
  const base = 676;
  const stacks = [3, 4, 4, 3, 4, 2, 3, 4, 3].flatMap((height, column) =>
    Array.from({ length: height }, (_, row) => {
      const fill = column === 4 && row === 3 ? pen.accent : [pen.ground, pen.tones[1], pen.front, pen.tones[0]][(column + row * 3) % 4] ?? pen.ground;
      const [x, y] = [470 + column * 68, base - 96 - row * 32];
      return box(x, y, 64, 30, fill, pen.line) + strokes([16, 32, 48].map((dx) => segment([x + dx, y + 4], [x + dx, y + 26])), pen.line, hair);
    }),
  );
  const crane = (x: number): string =>
    strokes([segment([x, 640], [x, 340]), segment([x + 96, 640], [x + 96, 340]), segment([x, 520], [x + 96, 520]), segment([x, 640], [x + 96, 520]), segment([x + 96, 640], [x, 520])], pen.line, 5) +
    box(x - 190, 332, 380, 14, pen.ground, pen.line) +
    strokes([segment([x + 48, 286], [x - 186, 334]), segment([x + 48, 286], [x + 186, 334]), segment([x + 48, 286], [x + 48, 334])], pen.line, outline);
  return (
    crane(1160) + crane(1400) +
    box(1096, 640, 504, 100, pen.ground, pen.line) +
    box(352, base - 190, 84, 130, pen.ground, pen.line) + boxes([364, base - 178], [3, 3], [22, 28], [12, 14], pen.line) +
    box(376, base - 222, 30, 32, pen.front, pen.line) +
    stacks.join('') +
    polygon([[290, base - 66], [1090, base - 66], [1130, base - 84], [1078, base], [340, base]], pen.front, pen.line) +
    strokes([segment([300, base - 48], [1104, base - 48])], pen.line, 2) +
    strokes([segment([970, 346], [970, base - 132])], pen.line, 2)
  );
};

/** Trucks on their way past a counter. */
export const passingTrucks = line(truck, 4, 690, 950);

/** Where the first vehicle of a line ends, which has the accent. */
const ends = { trucks: 1190, vans: 1120, semis: 1416, buses: 1040, train: 1450 } as const;
export const lineEnds: Readonly<Partial<Record<string, number>>> = ends;

/** What moves, or lies on the water, by name. */
export const vehicles = {
  trucks: line(truck, 6, ends.trucks),
  vans: line(van, 5, ends.vans),
  semis: line(semi, 4, ends.semis),
  buses: line(bus, 3, ends.buses),
  train: line(wagon, 6, ends.train),
  boats,
  ship,
  cab,
} as const satisfies Record<string, (pen: Pen) => string>;
