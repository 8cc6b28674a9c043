import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { textOutline } from './textOutline';
import type { Scheme } from './palette';
import type { Place } from './pictureRecipe';
import { placeNames } from './placeNames';
import { ring, simplify, strokes, type Point, type Size } from './svg';

/** Where the places lie: in the part that the head of an article shows, and a picture beside text. */
const extent: [[number, number], [number, number]] = [
  [330, 400],
  [1200, 650],
];
/** Of a map that pages show whole. */
const closeExtent: typeof extent = [
  [330, 190],
  [1200, 810],
];
/** Beyond the edge of the picture, so that it does not show as a coast. */
const outside = 20;
/** In pixels: smaller islands are left out, and so are bends of lines. */
const leastIsland = 9;
const leastBend = 0.8;

/** Of the names, in pixels, in a picture that a page shows beside text, and in one as wide as a phone. */
export const nameSize = { wide: 46, small: 64 };

/** Names cannot be read where a page shows a map in the size of a thumbnail. A media query in a picture asks for that size. */
const style =
  '<style>.small{display:none}@media(max-width:420px){.wide{display:none}.small{display:inline}}@media(max-width:320px){.small{display:none}}</style>';

type Outlines = Topology<{ land: GeometryCollection; countries: GeometryCollection }>;

let outlines: Outlines | undefined;

/** Natural Earth's outlines, in a scale of 1 to 50 million. */
const readOutlines = (): Outlines =>
  (outlines ??= JSON.parse(
    readFileSync(createRequire(__filename).resolve('world-atlas/countries-50m.json'), 'utf8'),
  ) as Outlines);

/** A context for geoPath that keeps the lines, of which one that is closed ends at its start. */
const collectLines = () => {
  const lines: Point[][] = [];
  const add = (x: number, y: number): void => void lines.at(-1)?.push([x, y]);
  return {
    lines,
    moveTo: (x: number, y: number): void => void lines.push([[x, y]]),
    lineTo: add,
    closePath: (): void => {
      const [start] = lines.at(-1) ?? [];
      if (start) add(...start);
    },
    beginPath: (): void => undefined,
    arc: (): void => undefined,
  };
};

const isSmall = (line: readonly Point[]): boolean => {
  const spread = (axis: 0 | 1): number => {
    const values = line.map((point) => point[axis]);
    return Math.max(...values) - Math.min(...values);
  };
  return Math.max(spread(0), spread(1)) < leastIsland;
};

const pathOf = (lines: readonly (readonly Point[])[]): string =>
  lines
    .filter((line) => !isSmall(line))
    .map((line) => `M${simplify(line, leastBend).map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`).join('L')}`)
    .join('');

/** A map around places, joined by a line in their order, with their names. */
export const places = (
  shown: readonly Place[],
  scheme: Scheme,
  { width, height }: Size,
  isClose = false,
): string => {
  const topology = readOutlines();
  const { land, countries } = topology.objects;
  const positions = shown.map(({ at: [latitude, longitude] }): [number, number] => [longitude, latitude]);
  const projection = geoMercator()
    .fitExtent(isClose ? closeExtent : extent, { type: 'MultiPoint', coordinates: positions })
    .clipExtent([
      [-outside, -outside],
      [width + outside, height + outside],
    ]);
  const draw = (shape: GeoPermissibleObjects): string => {
    const context = collectLines();
    geoPath(projection, context)(shape);
    return pathOf(context.lines);
  };
  const coasts = draw(feature(topology, land));
  const borders = draw(mesh(topology, countries, (one, other) => one !== other));
  const points = positions.map((position): Point => projection(position) ?? [0, 0]);
  const names = shown.map(({ name }) => name);
  const drawNames = (kind: keyof typeof nameSize): string => {
    const starts = placeNames(names, points, nameSize[kind], isClose);
    const texts = names.map((name, index) =>
      textOutline(name, starts[index] ?? [0, 0], nameSize[kind], scheme.line),
    );
    return `<g class="${kind}">${texts.join('')}</g>`;
  };
  return (
    `<path d="${coasts}" fill="${scheme.tones[0]}" stroke="${scheme.soft}" stroke-width="2.4"/>` +
    `<g stroke-dasharray="2 9">${strokes([borders], scheme.soft, 2.4)}</g>` +
    strokes([pathOf([points])], scheme.accent, 7) +
    points.map((point) => ring(point, 13, scheme.accent, 7, scheme.ground)).join('') +
    style +
    drawNames('wide') +
    drawNames('small')
  );
};
