import type { Random } from './random';
import { circle, ring, short, strokes } from './svg';

type Builder = (random: Random, color: string) => string;

const width = 5;

/** Three level lines with a point on each. */
const sliders: Builder = (random, color) =>
  [28, 48, 68]
    .map((y) => {
      const x = random.pick([30, 42, 54, 66]);
      return strokes([`M16 ${y}H80`], color, width) + circle([x, y], 8, color);
    })
    .join('');

/** Rings with a common lowest point. */
const rings: Builder = (_random, color) =>
  [32, 21, 10].map((radius) => ring([48, 80 - radius], radius, color, width)).join('');

/** A river between two banks. */
const bends: Builder = (random, color) => {
  const offsets = random.chance(0.5) ? [-14, 14] : [-18, 0, 18];
  const paths = offsets.map(
    (x) => `M${48 + x} 14C${72 + x} 34 ${24 + x} 60 ${48 + x} 82`,
  );
  return strokes(paths, color, width);
};

/** Points joined to a middle. */
const hub: Builder = (random, color) => {
  const count = random.pick([3, 4, 5]);
  const start = random.pick([0, 0.5]) - Math.PI / 2;
  const ends = Array.from({ length: count }, (_, index) => {
    const angle = start + (index / count) * Math.PI * 2;
    return [48 + Math.cos(angle) * 30, 48 + Math.sin(angle) * 30] as const;
  });
  const spokes = ends.map(([x, y]) => `M48 48L${short(x)} ${short(y)}`);
  return strokes(spokes, color, width) + ends.map((end) => circle(end, 7, color)).join('') + circle([48, 48], 10, color);
};

/** Layers seen from the side. */
const layers: Builder = (_random, color) =>
  strokes(['M16 36L48 20L80 36L48 52Z', 'M16 50L48 66L80 50', 'M16 64L48 80L80 64'], color, width);

/** Bars that rise. */
const steps: Builder = (random, color) => {
  const heights = random.pick<readonly number[]>([
    [24, 40, 58],
    [44, 26, 58],
    [30, 52, 40],
  ]);
  const paths = heights.map((height, index) => `M${26 + index * 22} 78V${78 - height}`);
  return strokes(paths, color, 11);
};

/** A summit and the line through it. */
const summit: Builder = (_random, color) =>
  strokes(['M12 74L38 30L54 56L64 42L84 74Z'], color, width) + circle([70, 24], 7, color);

const builders: readonly [Builder, ...Builder[]] = [sliders, rings, bends, hub, layers, steps, summit];

/** Signs for the kinds of social networks; the demo space names no real one. */
const known: readonly (readonly [RegExp, (color: string) => string])[] = [
  [
    /linkedin|professional|work/,
    (color) => circle([24, 26], 7, color) + strokes(['M24 44V76', 'M44 76V44', 'M44 58C44 38 72 38 72 58V76'], color, 9),
  ],
  [
    /youtube|video|film/,
    (color) => strokes(['M22 24H74A10 10 0 0 1 84 34V62A10 10 0 0 1 74 72H22A10 10 0 0 1 12 62V34A10 10 0 0 1 22 24Z'], color, width) +
      `<path d="M41 36L60 48L41 60Z" fill="${color}"/>`,
  ],
  [
    /instagram|picture|photo/,
    (color) => strokes(['M30 14H66A16 16 0 0 1 82 30V66A16 16 0 0 1 66 82H30A16 16 0 0 1 14 66V30A16 16 0 0 1 30 14Z'], color, width) +
      ring([48, 48], 16, color, width) + circle([67, 29], 4.5, color),
  ],
  [
    /github|code/,
    (color) => strokes(['M34 28L14 48L34 68', 'M62 28L82 48L62 68', 'M54 20L42 76'], color, 6),
  ],
  [
    /twitter|mastodon|bluesky|micro|short|\bx\b/,
    (color) => strokes(['M18 20H78A6 6 0 0 1 84 26V60A6 6 0 0 1 78 66H46L28 82V66H18A6 6 0 0 1 12 60V26A6 6 0 0 1 18 20Z', 'M30 36H66', 'M30 50H54'], color, width),
  ],
  [
    /wechat|weixin|whatsapp|message|chat|line/,
    (color) => strokes(['M40 16C22 16 10 27 10 40C10 48 14 54 21 59L18 72L32 64C35 65 37 65 40 65C58 65 70 54 70 40C70 27 58 16 40 16Z', 'M78 42C83 46 86 51 86 57C86 63 83 68 78 72L80 82L69 76C60 78 52 75 47 71'], color, width),
  ],
  [/feed|rss|news/, (color) => circle([22, 74], 8, color) + strokes(['M16 44A38 38 0 0 1 52 80', 'M16 18A62 62 0 0 1 78 80'], color, 9)],
];

/** A sign in one colour on no ground, 96 by 96. A seed that names a kind of network has a sign of its own. */
export const icon = (random: Random, color: string, seed: string): string => {
  const match = known.find(([pattern]) => pattern.test(seed.toLowerCase()));
  return match ? match[1](color) : random.pick(builders)(random, color);
};
