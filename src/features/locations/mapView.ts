import { maximumZoom } from './mapLimits';

/** The part of the map that its frame shows: scale, and offset of its start corner as a fraction of the frame. */
export type MapView = { readonly zoom: number; readonly x: number; readonly y: number };

/** A point of the frame, or of the whole map, as fractions of width and height. */
export type Point = { readonly x: number; readonly y: number };

export const wholeMap: MapView = { zoom: 1, x: 0, y: 0 };
/** A group of places is shown at most so large, to keep the coast around it in view. */
const closest = 3;
/** Space around a group of places, as a fraction of the frame. */
const margin = 0.12;

const between = (value: number, least: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** Keeps the frame filled. */
const fill = ({ zoom, x, y }: MapView): MapView => ({
  zoom,
  x: between(x, 1 - zoom, 0),
  y: between(y, 1 - zoom, 0),
});

/** Zooms by a factor; the point of the frame keeps its place. */
export const zoomBy = (view: MapView, factor: number, { x, y }: Point): MapView => {
  const zoom = between(view.zoom * factor, 1, maximumZoom);
  const scale = zoom / view.zoom;
  return fill({ zoom, x: x - (x - view.x) * scale, y: y - (y - view.y) * scale });
};

/** Moves the map by fractions of the frame. */
export const panBy = (view: MapView, x: number, y: number): MapView =>
  fill({ zoom: view.zoom, x: view.x + x, y: view.y + y });

/** Moves the map so that a point of it is in the middle of the frame. */
export const centerOn = ({ zoom }: MapView, { x, y }: Point): MapView =>
  fill({ zoom, x: 0.5 - x * zoom, y: 0.5 - y * zoom });

/** The largest view that shows all of some points of the map; the whole map if there are none. */
export const viewOf = (points: readonly Point[]): MapView => {
  if (points.length === 0) return wholeMap;
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const range = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [left, right] = range(xs);
  const [top, bottom] = range(ys);
  const size = Math.max(right - left, bottom - top) + 2 * margin;
  const zoom = between(1 / size, 1, closest);
  return centerOn({ ...wholeMap, zoom }, { x: (left + right) / 2, y: (top + bottom) / 2 });
};
