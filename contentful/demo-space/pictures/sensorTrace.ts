import type { Scheme } from './palette';
import { hair, segment } from './scenePen';
import { seededRandom } from './random';
import { circlePath, polyline, ring, strokes, type Point, type Size } from './svg';
import { textOutline, textWidth } from './textOutline';

/** From one measurement to the next. */
const step = 26;
/** Measurements end at the first and begin again at the second. */
const gap = { from: 400, to: 990 };
const middle = 560;
const largestText = 60;
const textMargin = 40;
const textLine = 396;

/**
 * The line of a sensor that measures at a steady pace, with a gap in which it says nothing.
 *
 * @param texts what stands at the beginning and at the end of the gap.
 */
export const sensorTrace = (
  [first = '', last = '']: readonly string[],
  { line, soft, accent, ground }: Scheme,
  { width }: Size,
): string => {
  const random = seededRandom('trace');
  const points = Array.from({ length: Math.ceil(width / step) + 1 }, (_, at): Point => {
    const swell = 46 * Math.sin(at / 3.1) + 24 * Math.sin(at / 1.3);
    return [at * step, middle + swell + random.between(-14, 14)];
  });
  const before = points.filter(([x]) => x <= gap.from);
  const after = points.filter(([x]) => x >= gap.to);
  const ends = [before.at(-1), after[0]].filter((point) => point !== undefined);
  const dots = [...before, ...after].map((point) => circlePath(point, 5.5)).join('');
  const texts = [first, last];
  const textSize = ends.reduce((size, [x], at) => {
    const room = (ends[at + 1]?.[0] ?? width) - x - textMargin;
    return Math.min(size, room / textWidth(texts[at] ?? '', 1));
  }, largestText);
  const captions = ends.map(([x], at) => textOutline(texts[at] ?? '', [x - 4, textLine], textSize, line));
  return (
    strokes([320, 440, 560, 680].map((y) => segment([0, y], [width, y])), soft, hair) +
    strokes([polyline(before), polyline(after)], line, 5) +
    `<path d="${dots}" fill="${line}"/>` +
    strokes(ends.map(([x, y]) => segment([x, textLine + 20], [x, y - 24])), accent, 5) +
    ends.map((point) => ring(point, 20, accent, 8, ground)).join('') +
    captions.join('')
  );
};
