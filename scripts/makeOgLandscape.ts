/**
 * Draws the landscape whose pieces are the ground of Open Graph images, into gatsby/og-images/landscape.json.
 * Run `npx tsx scripts/makeOgLandscape.ts` after changing it; its output is committed.
 */
import { writeFileSync } from 'node:fs';
import {
  isolines,
  lengthOf,
  sampleField,
  type HeightField,
} from '../contentful/demo-space/pictures/isolines';
import { layeredNoise } from '../contentful/demo-space/pictures/noise';
import { seededRandom } from '../contentful/demo-space/pictures/random';
import { curve, simplify, type Point } from '../contentful/demo-space/pictures/svg';
import type { Landscape } from '../gatsby/og-images/landscape';

const output = 'gatsby/og-images/landscape.json';
const size = { width: 3000, height: 1500 };
const step = 15;
const levelCount = 15;
const lowest = -0.52;
const highest = 0.86;
/** Where a summit must lie for a card to fit around it: pixels from the edges. */
const margin = { left: 940, right: 250, top: 190, bottom: 430 };

const random = seededRandom('share pictures');
const hills = layeredNoise(random, 3);
const bend = layeredNoise(random, 2);
const heightAt = (x: number, y: number): number => {
  const [u, v] = [x / 430, y / 430];
  return hills(u + bend(u * 0.7, v * 0.7) * 0.35, v + bend(u * 0.7 + 40, v * 0.7) * 0.35);
};
const field = sampleField(size.width, size.height, step, heightAt);

/** Points of the grid that are higher than all around them, the highest first. */
const findSummits = ({ columns, rows, values }: HeightField): Point[] => {
  const reach = 5;
  const found: { point: Point; height: number }[] = [];
  for (let row = reach; row < rows - reach; row += 1) {
    for (let column = reach; column < columns - reach; column += 1) {
      const height = values[row * columns + column] ?? 0;
      const point: Point = [(column - 1) * step, (row - 1) * step];
      let isHighest = height > 0.14;
      for (let y = -reach; isHighest && y <= reach; y += 1) {
        for (let x = -reach; isHighest && x <= reach; x += 1) {
          const other = values[(row + y) * columns + column + x] ?? 0;
          if (other > height) isHighest = false;
        }
      }
      if (isHighest) found.push({ point, height });
    }
  }
  return found.sort((a, b) => b.height - a.height).map(({ point }) => point);
};

const isInside = ([x, y]: Point): boolean =>
  x > margin.left &&
  x < size.width - margin.right &&
  y > margin.top &&
  y < size.height - margin.bottom;

const contains = (line: readonly Point[], [px, py]: Point): boolean =>
  line.reduce((inside, [x, y], index) => {
    const [x2, y2] = line[(index + 1) % line.length] ?? [x, y];
    return y > py !== y2 > py && px < ((x2 - x) * (py - y)) / (y2 - y) + x ? !inside : inside;
  }, false);

const isClosed = (line: readonly Point[]): boolean => {
  const [first, last] = [line[0], line.at(-1)];
  return !!first && !!last && Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
};

/** Fewer digits than a whole drawing would need: half a pixel cannot be seen. */
const draw = (line: readonly Point[]): string =>
  curve(simplify(line, 0.35)).replace(/(\d+)\.\d+/g, (number) =>
    String(Math.round(Number(number))),
  );

const minor: string[] = [];
const major: string[] = [];
const closed: Point[][] = [];
for (let index = 0; index < levelCount; index += 1) {
  const level = lowest + ((highest - lowest) * index) / (levelCount - 1);
  for (const line of isolines(field, level)) {
    if (lengthOf(line) < 70) continue;
    (index % 4 === 3 ? major : minor).push(draw(line));
    if (isClosed(line)) closed.push(line);
  }
}
const summits = findSummits(field)
  .filter(isInside)
  .flatMap((summit) => {
    // The line around the summit alone that is longest without leaving the card.
    const ring = closed
      .filter((line) => contains(line, summit) && lengthOf(line) < 1000)
      .sort((a, b) => lengthOf(b) - lengthOf(a))[0];
    return ring ? [{ x: summit[0], y: summit[1], ring: draw(ring) }] : [];
  });

const landscape: Landscape = { ...size, minor: minor.join(''), major: major.join(''), summits };
writeFileSync(output, `${JSON.stringify(landscape, null, 2)}\n`);
console.log(`${output}: ${summits.length} summits, ${JSON.stringify(landscape).length} bytes`);
