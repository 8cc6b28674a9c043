import { textWidth } from './textOutline';
import type { Point } from './svg';

type Box = { left: number; top: number; right: number; bottom: number };

/** Of capital letters, as a part of the size of the font. */
const capitalPart = 0.67;
/** From the middle of a point to its name. */
const gap = 32;
/** Around the middle of a point. */
const pointRadius = 24;
/** The part that both the head of an article and a picture beside text show. */
const visible: Box = { left: 210, top: 290, right: 1390, bottom: 710 };
/** Of a map that pages show whole. */
const whole: Box = { ...visible, top: 90, bottom: 910 };
/** Between two points of a line that are tested. */
const step = 10;

const boxAt = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** East, west, north and south of a point. */
const boxesAround = ([x, y]: Point, width: number, height: number): Box[] => [
  boxAt(x + gap, y - height / 2, width, height),
  boxAt(x - gap - width, y - height / 2, width, height),
  boxAt(x - width / 2, y - gap - height, width, height),
  boxAt(x - width / 2, y + gap, width, height),
];

const isNear = ({ left, top, right, bottom }: Box, [x, y]: Point, room: number): boolean =>
  x > left - room && x < right + room && y > top - room && y < bottom + room;

const isInside = (box: Box, { left, top, right, bottom }: Box): boolean =>
  box.left >= left && box.right <= right && box.top >= top && box.bottom <= bottom;

const doOverlap = (one: Box, other: Box): boolean =>
  one.left < other.right + gap &&
  other.left < one.right + gap &&
  one.top < other.bottom + gap / 2 &&
  other.top < one.bottom + gap / 2;

/** Points along a line. */
const walk = (line: readonly Point[]): Point[] =>
  line.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = line[index] ?? [x, y];
    const steps = Math.ceil(Math.hypot(x - fromX, y - fromY) / step);
    return Array.from({ length: steps }, (_, at): Point => {
      const part = (at + 1) / steps;
      return [fromX + (x - fromX) * part, fromY + (y - fromY) * part];
    });
  });

/**
 * The start of each name's baseline: beside its point where it covers no other name, no other point and least of the line.
 *
 * @param size of the font, in pixels.
 */
export const placeNames = (
  names: readonly string[],
  points: readonly Point[],
  size: number,
  isClose = false,
): Point[] => {
  const line = walk(points);
  const taken: Box[] = [];
  return names.map((name, index): Point => {
    const [x, y] = points[index] ?? [0, 0];
    const cost = (box: Box): number =>
      (isInside(box, isClose ? whole : visible) ? 0 : 50) +
      line.filter((point) => isNear(box, point, 8)).length +
      100 * points.filter((point, at) => at !== index && isNear(box, point, pointRadius)).length +
      100 * taken.filter((other) => doOverlap(box, other)).length;
    const boxes = boxesAround([x, y], textWidth(name, size), size * capitalPart);
    const best = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least));
    taken.push(best);
    return [best.left, best.bottom];
  });
};
