import { layeredNoise } from './noise';
import type { Scheme } from './palette';
import type { Random } from './random';
import { buildings as plainBuildings, type Building } from './sceneBuildings';
import { cityBuildings } from './sceneCity';
import { interiors } from './sceneInside';
import { ground, hair, horizon, outline, road, segment, type Pen } from './scenePen';
import { room, viewRise, wall } from './sceneRoom';
import { furnishings } from './sceneThings';
import { signs } from './sceneSigns';
import { lineEnds, vehicles } from './sceneVehicles';
import { circle, curve, short, simplify, strokes, type Point, type Size } from './svg';

/** A sky without a sun has one of radius 0. */
type Sun = { x: number; y: number; radius: number };

/** A sky of level lines as engravers draw it: close above the land, wider towards the top, open around the sun. */
const sky = (scheme: Scheme, { width }: Size, sun: Sun): string => {
  const paths: string[] = [];
  for (let step = 0, y = horizon - 12; y > -10; step += 1, y -= 11 + step * 0.55) {
    const open = (sun.radius * 1.25) ** 2 - (y - sun.y) ** 2;
    const reach = Math.sqrt(Math.max(0, open));
    if (reach === 0) paths.push(segment([0, y], [width, y]));
    else paths.push(segment([0, y], [sun.x - reach, y]), segment([sun.x + reach, y], [width, y]));
  }
  return strokes(paths, scheme.soft, hair) + circle([sun.x, sun.y], sun.radius, scheme.tones[1]);
};

/** Two ridges, the further the paler. */
const ridges = (random: Random, scheme: Scheme, { width, height }: Size, highest: number): string => {
  const noise = layeredNoise(random, 3);
  return [highest, highest / 2]
    .map((rise, row) => {
      const points: Point[] = [];
      for (let x = -10; x <= width + 10; x += 10) {
        const swell = Math.max(0, (noise(x / (rise * 4.4) + row * 9, row * 5) + 0.7) / 1.4);
        points.push([x, horizon + row * 14 - swell * rise]);
      }
      return `<path d="${curve(simplify(points, 0.6))}L${width + 10} ${height}L-10 ${height}Z" fill="${scheme.tones[row] ?? scheme.soft}"/>`;
    })
    .join('');
};

const plain = (scheme: Scheme, { width, height }: Size, lines: string[], weight: number): string =>
  `<rect x="0" y="${horizon + 20}" width="${width}" height="${height - horizon}" fill="${scheme.ground}"/>` +
  strokes(lines, scheme.soft, weight) +
  strokes([segment([0, horizon + 20], [width, horizon + 20])], scheme.line, outline);

/** Rows that run towards one point of the horizon. */
const rows = ({ width, height }: Size, vanish: number): string[] =>
  Array.from({ length: 81 }, (_, at) => (at - 40) * 62).map((along) => {
    // Far rows begin later: at the horizon they would run together.
    const begin = Math.min(0.5, Math.max(0, Math.abs(along) / width - 0.34));
    const y = horizon + 22 + (height + 60 - horizon) * begin * 0.3;
    const part = (y - horizon + 18) / (height + 60 - horizon);
    return segment([vanish + along * 2.4 * part, y], [vanish + along * 2.4, height + 60]);
  });

/** Short level lines, longer and further apart towards the viewer. */
const waves = (random: Random, { width, height }: Size): string[] => {
  const lines: string[] = [];
  for (let y = horizon + 30, step = 0; y < height; step += 1, y += 9 + step * 0.9) {
    for (let x = random.between(-120, 0); x < width; ) {
      const length = random.between(30, 90) * (1 + step * 0.12);
      lines.push(segment([x, y], [x + length, y]));
      x += length + random.between(20, 70) * (1 + step * 0.1);
    }
  }
  return lines;
};

/** Level lines of a paved place. */
const paving = ({ width, height }: Size): string[] => {
  const lines: string[] = [];
  for (let y = road + 26, gap = 22; y < height; gap *= 1.25, y += gap) lines.push(segment([0, y], [width, y]));
  return lines;
};

/** Where a page shows a picture small: what it is about, without most of the sky and the ground. */
const closer = (scale: number, x: number, y: number): string =>
  `<style>@media(max-width:740px){.scene{transform:scale(${short(scale)});transform-origin:${short(x)}px ${short(y)}px}}</style>`;

/** What moves, larger: so far to the left that a frame of 4 to 3, which crops the sides, has the whole first vehicle. */
const closerToLine = (end: number, { width, height }: Size): string => {
  const scale = 1.2;
  const cropped = (width + (height * 4) / 3) / 2;
  const room = 40;
  return closer(scale, Math.min(width, Math.max(660, (scale * (end + room) - cropped) / (scale - 1))), 700);
};

/** What stands alone fills three quarters of a small picture. */
const closerTo = (left: number, right: number, { width }: Size): string => {
  const scale = Math.min(1.9, Math.max(1.15, (width * 0.76) / (right - left)));
  const x = Math.min(width, Math.max(0, ((left + right) / 2 - width / (2 * scale)) / (1 - 1 / scale)));
  return closer(scale, x, scale > 1.5 ? 520 : 579);
};

const buildings = { ...plainBuildings, ...cityBuildings } as const;

const lands = ['field', 'street', 'water'] as const;

const isName = <Names extends object>(names: Names, name: string): name is keyof Names & string => name in names;

/** The names that a scene knows. */
export const sceneNames: readonly string[] = [
  ...lands,
  'room',
  'wall',
  'hills',
  ...[buildings, vehicles, signs, furnishings, interiors].flatMap((things) => Object.keys(things)),
  'reader',
];

/** Land, what stands on it and what moves before it, under a sky, and where a page shows it small, what it is about. */
const outdoors = (random: Random, pen: Pen, size: Size, names: readonly string[]): { drawn: string; small: string } => {
  const added = names.flatMap((name) => (isName(signs, name) ? [signs[name]] : []));
  // One thing has the accent.
  const others: Pen = added.length > 0 ? { ...pen, accent: pen.tones[1] } : pen;
  const standing = names.flatMap((name): Building[] => (isName(buildings, name) ? [buildings[name]] : []));
  const moving = names.flatMap((name) => (isName(vehicles, name) ? [vehicles[name]] : []));
  const sun = {
    x: size.width * random.between(0.29, 0.36),
    y: random.pick([360, 400, 430]),
    radius: random.pick([0, 48, 62, 96]),
  };
  const isOnWater = names.includes('water');
  const land = isOnWater ? waves(random, size) : names.includes('field') ? rows(size, 1000) : paving(size);
  // Behind a windscreen there is less room.
  let right = size.width - (names.includes('cab') ? 310 : 90);
  const things = standing.map(({ width, draw }, at) => {
    right -= width;
    const drawn = draw(others, right, at === 0 && moving.length === 0);
    right -= 60;
    return drawn;
  });
  const end = Math.max(0, ...names.map((name) => lineEnds[name] ?? 0));
  const moved = (moving.length > 0 && !isOnWater) || added.length > 0 ? closerToLine(end, size) : closer(1.35, 1408, 579);
  const drawn =
    sky(pen, size, sun) +
    ridges(random, pen, size, names.includes('hills') ? 250 : 92) +
    plain(pen, size, land, isOnWater ? 2.4 : 2) +
    (standing.length > 0 ? strokes([segment([0, ground], [size.width, ground])], pen.line, hair) : '') +
    things.join('') +
    moving.map((draw) => draw(others)).join('') +
    added.map((draw) => draw(pen)).join('');
  return { drawn, small: moving.length === 0 && standing.length > 0 ? closerTo(right + 60, size.width - 90, size) : moved };
};

/**
 * A place where work happens, in lines as engravers draw them. One thing in it has the accent: in a room, inside or
 * outside, as the first name says.
 *
 * @param names of what is seen: the land, what stands on it, what moves before it, or the room and what is in it.
 * @param figures a number before and now: the part that is left of what the scene counts.
 */
export const scene = (
  random: Random,
  scheme: Scheme,
  size: Size,
  names: readonly string[],
  [before, now]: readonly number[] = [],
): string => {
  const pen: Pen = { ...scheme, share: before && now ? Math.min(1, now / before) : 1 };
  const [first = ''] = names;
  const inside = names.find((name) => isName(interiors, name));
  if (inside) return interiors[inside](pen, size, names);
  const things = names.flatMap((name) => (isName(furnishings, name) ? [furnishings[name]] : []));
  const isWall = names.includes('wall');
  const isRoom = names.includes('room');
  if (things.length === 0 && !isRoom && !isWall) {
    const { drawn, small } = outdoors(random, pen, size, names);
    return `${names.includes('cab') ? '' : small}<g class="scene">${drawn}</g>`;
  }
  const isAccentOutside = isName(buildings, first) || isName(vehicles, first);
  const view = isWall ? '' : outdoors(random, isAccentOutside ? pen : { ...pen, accent: pen.front }, size, names).drawn;
  const around = isRoom ? `<g transform="translate(0 ${-viewRise})">${view}</g>${room(pen, size)}` : isWall ? wall(pen, size) : view;
  const inner = isAccentOutside ? { ...pen, accent: pen.ground } : pen;
  return around + things.map((draw) => draw(inner, size, random)).join('');
};
