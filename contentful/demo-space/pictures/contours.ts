import type { Art } from './art';
import { isolines, lengthOf, sampleField } from './isolines';
import { circle, curve, ring, simplify, strokes } from './svg';
import type { Point } from './svg';
import { findRiver, highestPoint, makeTerrain } from './terrain';

const step = 16;

/** Contour lines of a few hills, with one river, one line or one summit in the accent. */
export const contours: Art = (random, scheme, size) => {
  const terrain = makeTerrain(random, size);
  const field = sampleField(size.width, size.height, step, terrain.heightAt);
  const top = field.values.reduce((highest, value) => Math.max(highest, value), 0);
  const count = random.pick([9, 12, 16, 22]);
  const width = count > 14 ? 2.1 : count > 10 ? 2.6 : 3.2;
  const lowest = top * random.between(0.1, 0.18);
  const levels = Array.from(
    { length: count },
    (_, index) => lowest + ((top * 0.985 - lowest) * index) / (count - 1),
  );
  const accentKind = random.pick(['river', 'river', 'line', 'summit']);
  const accentLevel = random.whole(Math.floor(count * 0.3), Math.floor(count * 0.7));

  const minor: string[] = [];
  const major: string[] = [];
  let accentLine: Point[] = [];
  levels.forEach((level, index) => {
    for (const line of isolines(field, level)) {
      if (lengthOf(line) < 90) continue;
      if (accentKind === 'line' && index === accentLevel && line.length > accentLine.length) {
        accentLine = line;
      }
      (index % 4 === 0 ? major : minor).push(curve(simplify(line, 0.4)));
    }
  });

  const summit = highestPoint(field, size);
  const accents = {
    river: () => {
      const river = findRiver(terrain, summit, random, size);
      const [spring = summit] = river;
      return (
        strokes([curve(simplify(river, 0.4))], scheme.accent, 8) +
        circle(spring, 13, scheme.accent)
      );
    },
    line: () => strokes([curve(simplify(accentLine, 0.4))], scheme.accent, 8),
    summit: () => circle(summit, 16, scheme.accent) + ring(summit, 34, scheme.accent, 3),
  };
  return (
    strokes(minor, count > 14 ? scheme.line : scheme.soft, width) +
    strokes(major, scheme.line, width * 1.45) +
    accents[accentKind]()
  );
};
