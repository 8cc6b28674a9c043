import { layeredNoise } from './noise';
import type { HeightField } from './isolines';
import type { Random } from './random';
import type { Point, Size } from './svg';

export type Terrain = {
  /** 0 in the plain, about 1 on the highest summit. */
  heightAt: (x: number, y: number) => number;
};

type Hill = { x: number; y: number; along: number; across: number; turn: number; height: number };

/** Where the first hill of a picture stands, as parts of width and height: never in the middle. */
const places: readonly [Point, ...Point[]] = [
  [0.72, 0.42],
  [0.28, 0.56],
  [0.66, 0.68],
  [0.34, 0.3],
  [0.82, 0.6],
  [0.2, 0.4],
];

const makeHills = (random: Random, { width, height }: Size): Hill[] => {
  const [px, py] = random.pick(places);
  const first: Hill = {
    x: width * (px + random.between(-0.05, 0.05)),
    y: height * (py + random.between(-0.06, 0.06)),
    along: height * random.between(0.5, 0.68),
    across: height * random.between(0.3, 0.42),
    turn: random.between(0, Math.PI),
    height: 1,
  };
  const others = Array.from({ length: random.whole(1, 2) }, (): Hill => {
    const angle = random.between(0, Math.PI * 2);
    const away = height * random.between(0.4, 0.7);
    return {
      x: first.x + Math.cos(angle) * away,
      y: first.y + Math.sin(angle) * away * 0.7,
      along: height * random.between(0.24, 0.4),
      across: height * random.between(0.16, 0.26),
      turn: random.between(0, Math.PI),
      height: random.between(0.5, 0.85),
    };
  });
  return [first, ...others];
};

const rise = ({ x, y, along, across, turn, height }: Hill, px: number, py: number): number => {
  const [dx, dy] = [px - x, py - y];
  const u = (dx * Math.cos(turn) + dy * Math.sin(turn)) / along;
  const v = (dy * Math.cos(turn) - dx * Math.sin(turn)) / across;
  return height * Math.exp(-(u * u + v * v));
};

/** A few hills in a wide plain, with their slopes folded by noise. */
export const makeTerrain = (random: Random, size: Size): Terrain => {
  const hills = makeHills(random, size);
  const noise = layeredNoise(random, 3);
  const bend = layeredNoise(random, 2);
  const scale = 2.1 / size.height;
  const fold = random.between(0.35, 0.6);
  const heightAt = (x: number, y: number) => {
    const warp = size.height * 0.09;
    const wx = x + bend(x * scale * 0.8, y * scale * 0.8) * warp;
    const wy = y + bend(x * scale * 0.8 + 40, y * scale * 0.8) * warp;
    const body = hills.reduce((sum, hill) => sum + rise(hill, wx, wy), 0);
    return body * (1 + fold * noise(wx * scale, wy * scale));
  };
  return { heightAt };
};

/** The way water takes from a point: down the slope, with a little bend of its own, until it leaves the picture. */
const riverFrom = (
  terrain: Terrain,
  [startX, startY]: Point,
  random: Random,
  { width, height }: Size,
): { points: Point[]; leaves: boolean } => {
  const reach = 6;
  const step = 7;
  const points: Point[] = [[startX, startY]];
  let [x, y] = [startX, startY];
  let heading = random.between(0, Math.PI * 2);
  const phase = random.between(0, 10);
  for (let count = 0; count < 900; count += 1) {
    const slopeX = terrain.heightAt(x + reach, y) - terrain.heightAt(x - reach, y);
    const slopeY = terrain.heightAt(x, y + reach) - terrain.heightAt(x, y - reach);
    const down = Math.atan2(-slopeY, -slopeX);
    const turn = Math.atan2(Math.sin(down - heading), Math.cos(down - heading));
    const steep = Math.min(1, Math.hypot(slopeX, slopeY) * 60);
    heading += turn * (0.05 + 0.25 * steep) + Math.sin(count / 14 + phase) * 0.045;
    x += Math.cos(heading) * step;
    y += Math.sin(heading) * step;
    points.push([x, y]);
    if (x < -30 || y < -30 || x > width + 30 || y > height + 30) return { points, leaves: true };
  }
  return { points, leaves: false };
};

/** A river from near the summit to the edge, and the longer of two; of those that end in a hollow none is taken. */
export const findRiver = (
  terrain: Terrain,
  [x, y]: Point,
  random: Random,
  size: Size,
): Point[] => {
  const found: Point[][] = [];
  for (let attempt = 0; attempt < 24 && found.length < 2; attempt += 1) {
    const start: Point = [x + random.between(-110, 110), y + random.between(-80, 80)];
    const { points, leaves } = riverFrom(terrain, start, random, size);
    if (leaves) found.push(points);
  }
  return found.sort((a, b) => b.length - a.length)[0] ?? [];
};

/** The highest point of a field that lies well inside the picture. */
export const highestPoint = (field: HeightField, { width, height }: Size): Point => {
  let best = { value: -Infinity, point: [width / 2, height / 2] as Point };
  field.values.forEach((value, index) => {
    const x = ((index % field.columns) - 1) * field.step;
    const y = (Math.floor(index / field.columns) - 1) * field.step;
    const isInside = x > 60 && y > 60 && x < width - 60 && y < height - 60;
    if (isInside && value > best.value) best = { value, point: [x, y] };
  });
  return best.point;
};
