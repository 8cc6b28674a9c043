import type { Scheme } from './palette';
import { polyline, rectanglePath, short, type Point } from './svg';

/** Where land and sky meet. The widest head of a page shows 16 to 4.4 of a picture of 16 to 10: 280 to 720. */
export const horizon = 600;
/** What stands, stands here; what moves, moves on the road before it. */
export const ground = horizon + 34;
export const road = horizon + 94;

/** The width of outlines, and of the lines that shade. */
export const outline = 3;
export const hair = 1.8;

/** The colours of a scene, and how much of what it counts is there: a part of 1. */
export type Pen = Scheme & { readonly share: number };

const edge = (stroke: string | undefined): string =>
  stroke ? ` stroke="${stroke}" stroke-width="${outline}" stroke-linejoin="round"` : '';

export const polygon = (points: readonly Point[], fill: string, stroke?: string): string =>
  `<path d="${polyline(points)}Z" fill="${fill}"${edge(stroke)}/>`;

export const box = (x: number, y: number, width: number, height: number, fill: string, stroke?: string): string =>
  `<path d="${rectanglePath(x, y, width, height)}" fill="${fill}"${edge(stroke)}/>`;

/** Boxes of one fill, in rows and columns. */
export const boxes = (
  [x, y]: Point,
  [columns, rows]: Point,
  [stepX, stepY]: Point,
  [width, height]: Point,
  fill: string,
): string => {
  const paths = Array.from({ length: columns * rows }, (_, at) =>
    rectanglePath(x + (at % columns) * stepX, y + Math.floor(at / columns) * stepY, width, height),
  );
  return `<path d="${paths.join('')}" fill="${fill}"/>`;
};

export const segment = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`;

/** How many of a number are there: at least one, and all without a share. */
export const counted = (count: number, { share }: Pen): number => Math.max(1, Math.round(count * share));
