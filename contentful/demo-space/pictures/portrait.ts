import type { Art } from './art';
import { isolines, lengthOf, sampleField } from './isolines';
import { layeredNoise } from './noise';
import { circle, curve, simplify, strokes } from './svg';
import type { Point } from './svg';

/** How deep a point lies inside an oval: 1 in its middle, 0 on its line, below outside. */
const depth = (x: number, y: number, [cx, cy]: Point, across: number, along: number) =>
  1 - Math.hypot((x - cx) / across, (y - cy) / along);

/** Joins two shapes with a soft neck between them. */
const blend = (a: number, b: number, softness: number) => {
  const part = Math.max(0, Math.min(1, 0.5 + (0.5 * (a - b)) / softness));
  return b + (a - b) * part + softness * part * (1 - part);
};

/** A head and shoulders as a landscape: contour rings in an oval, one of them in the accent. */
export const portrait: Art = (random, scheme, { width, height }) => {
  const noise = layeredNoise(random, 2);
  const head: Point = [
    width * (0.5 + random.between(-0.03, 0.03)),
    height * random.between(0.38, 0.41),
  ];
  const across = width * random.between(0.185, 0.215);
  const along = across * random.between(1.26, 1.38);
  const shoulders: Point = [
    width * (0.5 + random.between(-0.02, 0.02)),
    height * random.between(1.02, 1.07),
  ];
  const breadth = width * random.between(0.4, 0.45);
  const slope = height * random.between(0.3, 0.34);
  const lean = random.between(-0.06, 0.06);
  const strength = random.between(0.1, 0.16);
  const field = sampleField(width, height, 6, (x, y) => {
    const leaning = x - (y - height) * lean;
    const shape = blend(
      depth(leaning, y, head, across, along),
      depth(leaning, y, shoulders, breadth, slope),
      0.14,
    );
    return shape + strength * noise((x / width) * 3.2, (y / height) * 3.2) * (0.4 + Math.max(0, shape));
  });
  const count = random.pick([9, 11, 13]);
  const accent = random.whole(2, Math.floor(count * 0.6));
  const plain: string[] = [];
  const strong: string[] = [];
  let accentLine: Point[] = [];
  for (let index = 0; index < count; index += 1) {
    const lines = isolines(field, (index / count) * 0.98).filter((line) => lengthOf(line) > 40);
    const inHead = lines
      .filter((line) => line.every(([, y]) => y < height * 0.75))
      .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    for (const line of lines) {
      if (index >= accent && accentLine.length === 0 && line === inHead) accentLine = line;
      else (index === 0 ? strong : plain).push(curve(simplify(line, 0.1)));
    }
  }
  const sun: Point = [
    width * (random.chance(0.5) ? random.between(0.12, 0.2) : random.between(0.8, 0.88)),
    height * random.between(0.14, 0.24),
  ];
  return (
    circle(sun, width * 0.045, scheme.isDark ? scheme.tones[2] : scheme.tones[random.whole(0, 1)] ?? scheme.soft) +
    strokes(plain, scheme.line, 2.2) +
    strokes(strong, scheme.line, 4) +
    strokes([curve(simplify(accentLine, 0.1))], scheme.accent, 5)
  );
};
