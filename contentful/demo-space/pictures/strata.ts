import type { Art } from './art';
import { layeredNoise } from './noise';
import { colors } from './palette';
import { area, curve, simplify, strokes } from './svg';
import type { Point, Size } from './svg';

type Ridge = { points: Point[]; base: number };

const makeRidges = (
  { width, height }: Size,
  count: number,
  heightOf: (x: number, row: number) => number,
): Ridge[] => {
  const from = height * 0.34;
  const gap = (height * 1.02 - from) / (count - 1);
  return Array.from({ length: count }, (_, row) => {
    const base = from + gap * row;
    const points: Point[] = [];
    for (let x = -16; x <= width + 16; x += 8) points.push([x, base - heightOf(x, row)]);
    return { points: simplify(points, 0.5), base };
  });
};

/** Ridges one behind the other, as lines or as filled layers. */
export const strata: Art = (random, scheme, size) => {
  const { width, height } = size;
  const isFilled = random.chance(0.45);
  const count = isFilled ? random.whole(6, 8) : random.pick([18, 24, 32]);
  const noise = layeredNoise(random, 3);
  const center = random.pick([0.28, 0.7, 0.62, 0.36]);
  const spread = random.between(0.2, 0.32);
  const drift = random.between(-0.22, 0.22);
  const peak = height * (isFilled ? random.between(0.34, 0.44) : random.between(0.26, 0.34));
  const scale = (isFilled ? 2.2 : 2.8) / height;
  const heightOf = (x: number, row: number) => {
    const part = row / (count - 1);
    const away = (x / width - center - drift * (part - 0.5)) / spread;
    const envelope = Math.exp(-away * away) * (0.35 + 0.65 * Math.sin(Math.PI * (0.12 + part * 0.8)));
    const swell = (noise(x * scale, row * (isFilled ? 0.42 : 0.09)) + 0.55) / 1.3;
    return peak * (Math.max(0.02, swell) * envelope + (isFilled ? 0.12 * swell : 0.015));
  };
  const ridges = makeRidges(size, count, heightOf);
  // Heads of pages show the middle of the picture: a line further down would be cut off.
  const accent = random.whole(
    Math.floor(count * (isFilled ? 0.35 : 0.22)),
    Math.floor(count * 0.48),
  );

  if (isFilled) {
    const [near, middle, far] = scheme.tones;
    const fills = [near, near, middle, middle, far, scheme.isDark ? scheme.soft : far];
    return ridges
      .map(({ points }, row) => {
        const isLast = row === count - 1;
        const tone = fills[Math.floor((row / count) * fills.length)] ?? far;
        const fill = isLast ? scheme.front : tone;
        const echoes = [14, 30, 50, 76].map((drop) =>
          curve(points.map(([x, y]): Point => [x, y + drop + (height - y) * drop * 0.0006])),
        );
        const hair = scheme.isDark ? scheme.ground : row > 1 ? colors.paper : scheme.soft;
        const edge = row === accent ? strokes([curve(points)], scheme.accent, 9) : '';
        return area(points, height, fill) + (isLast ? '' : strokes(echoes, hair, 1.6)) + edge;
      })
      .join('');
  }
  const thickness = count > 30 ? 2.2 : count > 24 ? 2.6 : 3.2;
  return ridges
    .map(({ points }, row) => {
      const isAccent = row === accent;
      const color = isAccent ? scheme.accent : row % 4 === 0 ? scheme.line : scheme.soft;
      return (
        area(points, height, scheme.ground) +
        strokes([curve(points)], color, isAccent ? thickness * 2.6 : thickness)
      );
    })
    .join('');
};
