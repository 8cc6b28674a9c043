import { textWidth } from './textOutline';
import type { Point } from './svg';

type Box = { left: number; top: number; right: number; bottom: number };

/** Of capital letters, as a part of the size of the font. */
const capitalPart = 0.67;
/** From the middle of a point to its name. */
const gap = 32;
/** To a name with a text below it: its point may be larger. */
const twoLineGap = 54;
/** Around the middle of a point. */
const pointRadius = 24;
/** The part that both the head of an article and a picture beside text show. */
const visible: Box = { left: 210, top: 290, right: 1390, bottom: 710 };
/** Of a map that pages show whole, and of one with texts below the names. */
const whole: Box = { ...visible, top: 90, bottom: 910 };
const timetable: Box = { left: 70, top: 25, right: 1530, bottom: 975 };
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

/** East and west of a point, a little above it and a little below: a label of two lines has more room there. */
const cornersAround = ([x, y]: Point, width: number, height: number): Box[] =>
  [y + twoLineGap / 3 - height, y + 4].flatMap((top) => [
    boxAt(x + twoLineGap, top, width, height),
    boxAt(x - twoLineGap - width, top, width, height),
  ]);

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

/** A name, and below it a larger text of its own, or none. */
export type Label = { readonly name: string; readonly text: string };

/** Of a text below a name, as parts of the size of the name: its size, and from one baseline to the other. */
const textBelow = { size: 1.4, line: 1.32 };

/** Where a line of a label begins, how large it is, and whose. */
type PlacedLine = { readonly name: string; readonly text: string; readonly start: Point; readonly size: number };

/**
 * The lines of each label: beside its point where it covers no other label, no other point and least of the route. One with a
 * text covers no coast either.
 *
 * @param size of names, in pixels.
 */
export const placeNames = (
  labels: readonly Label[],
  points: readonly Point[],
  size: number,
  { isClose = false, coasts = [] }: { isClose?: boolean; coasts?: readonly (readonly Point[])[] } = {},
): PlacedLine[] => {
  const hasTexts = labels.some(({ text }) => text);
  const line = [points, ...(hasTexts ? coasts : [])].flatMap(walk);
  const taken: Box[] = [];
  const area = hasTexts ? timetable : isClose ? whole : visible;
  return labels.flatMap(({ name, text }, index): PlacedLine[] => {
    const [x, y] = points[index] ?? [0, 0];
    const cost = (box: Box): number =>
      (isInside(box, area) ? 0 : 50) +
      line.filter((point) => isNear(box, point, 8)).length +
      100 * points.filter((point, at) => at !== index && isNear(box, point, pointRadius)).length +
      100 * taken.filter((other) => doOverlap(box, other)).length;
    const lines = [{ text: name, size }, ...(text ? [{ text, size: size * textBelow.size }] : [])];
    const widths = lines.map((part) => textWidth(part.text, part.size));
    const below = text ? size * textBelow.line : 0;
    const around = hasTexts ? cornersAround : boxesAround;
    const boxes = around([x, y], Math.max(...widths), size * capitalPart + below);
    const best = boxes.reduce((least, box) => (cost(box) < cost(least) ? box : least));
    taken.push(best);
    // On the left of its point a label ends there.
    const leftOf = (width: number): number => (hasTexts && best.right < x ? best.right - width : best.left);
    return lines.map((part, row) => ({ ...part, name, start: [leftOf(widths[row] ?? 0), best.bottom - (row === 0 ? below : 0)] }));
  });
};
