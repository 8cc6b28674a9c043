import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** Contour lines of a wide country, as the `d` of paths, in pixels. */
export type Landscape = {
  width: number;
  height: number;
  minor: string;
  major: string;
  /** Its hilltops, each with a line around it; a image fits around any of them. */
  summits: { x: number; y: number; ring: string }[];
};

export const landscapeFile = resolve('gatsby/og-images/landscape.json');

export const readLandscape = (): Landscape =>
  JSON.parse(readFileSync(landscapeFile, 'utf8')) as Landscape;
