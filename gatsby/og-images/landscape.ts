import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Contour lines of a landscape, as `d` attributes of paths, in pixels. */
export type Landscape = {
  width: number;
  height: number;
  minor: string;
  major: string;
  /** Its summits, each with the contour line around it; an image centred on any of them lies within the landscape. */
  summits: { x: number; y: number; ring: string }[];
};

export const landscapeFile = resolve('gatsby/og-images/landscape.json');

export const readLandscape = (): Landscape =>
  JSON.parse(readFileSync(landscapeFile, 'utf8')) as Landscape;
