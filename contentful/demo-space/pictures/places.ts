import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoMercator, geoPath, type GeoPermissibleObjects } from 'd3-geo';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { textOutline } from './textOutline';
import { textColor, type Scheme } from './palette';
import type { Place } from './pictureRecipe';
import { placeNames } from './placeNames';
import { circle, ring, simplify, strokes, type Point, type Size } from './svg';

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
/** Of one with a text at each place, which fills it. */
const timetableExtent: typeof extent = [
  [215, 145],
  [1295, 830],
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

/**
 * A map around places, joined by a line in their order, with their names.
 *
 * @param texts what stands below the name of each place, such as the time of a stop.
 * @param main the place that the picture is about: it alone has the accent.
 */
export const places = (
  shown: readonly Place[],
  scheme: Scheme,
  { width, height }: Size,
  { isClose = false, texts = [], main }: { isClose?: boolean; texts?: readonly string[]; main?: string } = {},
): string => {
  const topology = readOutlines();
  const { land, countries } = topology.objects;
  const positions = shown.map(({ at: [latitude, longitude] }): [number, number] => [longitude, latitude]);
  const projection = geoMercator()
    .fitExtent(texts.length > 0 ? timetableExtent : isClose ? closeExtent : extent, { type: 'MultiPoint', coordinates: positions })
    .clipExtent([
      [-outside, -outside],
      [width + outside, height + outside],
    ]);
  const linesOf = (shape: GeoPermissibleObjects): Point[][] => {
    const context = collectLines();
    geoPath(projection, context)(shape);
    return context.lines;
  };
  const coasts = linesOf(feature(topology, land));
  const borders = linesOf(mesh(topology, countries, (one, other) => one !== other));
  const points = positions.map((position): Point => projection(position) ?? [0, 0]);
  const labels = shown.map(({ name }, index) => ({ name, text: texts[index] ?? '' }));
  const route = main === undefined ? scheme.accent : scheme.line;
  const drawNames = (kind: keyof typeof nameSize): string => {
    const texts = placeNames(labels, points, nameSize[kind], { isClose, coasts }).map(({ name, text, start, size }) =>
      textOutline(text, start, size, name === main ? textColor(scheme.accent, scheme) : scheme.line),
    );
    return `<g class="${kind}">${texts.join('')}</g>`;
  };
  const stop = (point: Point, { name }: Place): string =>
    name === main
      ? ring(point, 34, scheme.accent, 5, scheme.ground) + circle(point, 20, scheme.accent)
      : ring(point, 13, route, 7, scheme.ground);
  return (
    `<path d="${pathOf(coasts)}" fill="${scheme.tones[0]}" stroke="${scheme.soft}" stroke-width="2.4"/>` +
    `<g stroke-dasharray="2 9">${strokes([pathOf(borders)], scheme.soft, 2.4)}</g>` +
    strokes([pathOf([points])], route, 7) +
    shown.map((place, index) => stop(points[index] ?? [0, 0], place)).join('') +
    style +
    drawNames('wide') +
    drawNames('small')
  );
};
