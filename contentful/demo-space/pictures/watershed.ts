import type { Art } from './art';
import { layeredNoise } from './noise';
import { circle, curve, simplify, strokes, type Point, type Size } from './svg';
import type { Random } from './random';

/** Pixels from one point of the land to the next. */
const step = 11;
/** The land whose water makes a stream, in points of the grid. */
const leastLand = 22;

type Land = { columns: number; rows: number; heights: Float64Array; outlet: number };

/** Hills that fall towards one place at the right edge, and points a little beyond all edges. */
const makeLand = (random: Random, { width, height }: Size): Land => {
  const columns = Math.ceil(width / step) + 5;
  const rows = Math.ceil(height / step) + 5;
  const noise = layeredNoise(random, 4);
  const bend = layeredNoise(random, 2);
  const goal = random.between(0.52, 0.7);
  const heights = new Float64Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [column / columns, row / rows];
      const valley = goal + bend(x * 2.2, 7) * 0.3 * (1 - x);
      heights[row * columns + column] =
        (1 - x) * 1.25 +
        (y - valley) ** 2 * 1.4 +
        noise(x * 4.2, y * 2.9) * 0.66 +
        random.between(0, 0.035);
    }
  }
  return { columns, rows, heights, outlet: Math.round(goal * rows) * columns + columns - 1 };
};

/** A binary heap of numbered points, the lowest first. */
const openHeap = (levelOf: Float64Array) => {
  const heap: number[] = [];
  const level = (place: number): number => levelOf[heap[place] ?? 0] ?? 0;
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] ?? 0, heap[a] ?? 0];
  };
  return {
    push: (item: number): void => {
      let place = heap.push(item) - 1;
      while (place > 0) {
        const above = (place - 1) >> 1;
        if (level(above) <= level(place)) return;
        swap(above, place);
        place = above;
      }
    },
    pop: (): number | undefined => {
      const lowest = heap[0];
      const last = heap.pop();
      if (heap.length === 0 || last === undefined) return lowest;
      heap[0] = last;
      for (let place = 0; ; ) {
        let least = place;
        for (const below of [place * 2 + 1, place * 2 + 2]) {
          if (below < heap.length && level(below) < level(least)) least = below;
        }
        if (least === place) return lowest;
        swap(least, place);
        place = least;
      }
    },
  };
};

/**
 * Where the water of each point runs: the land is flooded from its outlet, lowest shore first (Barnes, Lehman and Mulla,
 * "Priority-flood", 2014), so that no water ends in a hollow.
 *
 * @returns for each point the next one downstream, and the points from the outlet up.
 */
const drain = ({ columns, rows, heights, outlet }: Land) => {
  const downstream = new Int32Array(columns * rows).fill(-1);
  const levels = heights.slice();
  const heap = openHeap(levels);
  const order: number[] = [];
  downstream[outlet] = outlet;
  heap.push(outlet);
  for (let point = heap.pop(); point !== undefined; point = heap.pop()) {
    order.push(point);
    const [column, row] = [point % columns, Math.floor(point / columns)];
    for (const [dx, dy] of [[1, 0], [0, 1], [-1, 0], [0, -1], [1, 1], [-1, 1], [-1, -1], [1, -1]] as const) {
      const [x, y] = [column + dx, row + dy];
      if (x < 0 || y < 0 || x >= columns || y >= rows) continue;
      const next = y * columns + x;
      if (downstream[next] !== -1) continue;
      downstream[next] = point;
      levels[next] = Math.max(levels[next] ?? 0, (levels[point] ?? 0) + 1e-6);
      heap.push(next);
    }
  }
  return { downstream, order };
};

/** A stream from where it meets another one, or leaves the land, up to its spring. */
type Stream = { points: number[]; isMain: boolean };

/** The streams of the land, the main one first. */
const findStreams = (land: Land) => {
  const { downstream, order } = drain(land);
  const areas = new Float64Array(downstream.length).fill(1);
  for (const point of [...order].reverse()) {
    const next = downstream[point] ?? point;
    if (next !== point) areas[next] = (areas[next] ?? 0) + (areas[point] ?? 0);
  }
  const upstream = new Map<number, number[]>();
  for (const point of order) {
    const next = downstream[point] ?? point;
    if (next === point || (areas[point] ?? 0) < leastLand) continue;
    upstream.set(next, [...(upstream.get(next) ?? []), point]);
  }
  const streams: Stream[] = [];
  const follow = (mouth: number[], isMain: boolean): void => {
    const points = [...mouth];
    streams.push({ points, isMain });
    for (let point = points.at(-1) ?? 0; ; ) {
      const [main, ...others] = (upstream.get(point) ?? []).sort(
        (a, b) => (areas[b] ?? 0) - (areas[a] ?? 0),
      );
      for (const other of others) follow([point, other], false);
      if (main === undefined) return;
      points.push(main);
      point = main;
    }
  };
  follow([land.outlet], true);
  return { streams, areas };
};

/** Rounds the corners of the grid; both ends stay. */
const smooth = (points: readonly Point[], rounds: number): readonly Point[] =>
  rounds === 0
    ? points
    : smooth(
        points.map((point, index): Point => {
          const [before, after] = [points[index - 1], points[index + 1]];
          if (before === undefined || after === undefined) return point;
          return [
            (before[0] + 2 * point[0] + after[0]) / 4,
            (before[1] + 2 * point[1] + after[1]) / 4,
          ];
        }),
        rounds - 1,
      );

/** The streams of a country that join until one river leaves it, that in the accent. */
export const watershed: Art = (random, scheme, size) => {
  const land = makeLand(random, size);
  const { streams, areas } = findStreams(land);
  const jitter = Array.from(land.heights, (): Point => [
    random.between(-0.42, 0.42) * step,
    random.between(-0.42, 0.42) * step,
  ]);
  const places = new Map<number, Point>();
  const at = (point: number): Point => {
    const known = places.get(point);
    if (known) return known;
    const [dx, dy] = jitter[point] ?? [0, 0];
    return [
      ((point % land.columns) - 2) * step + dx,
      (Math.floor(point / land.columns) - 2) * step + dy,
    ];
  };
  /** Streams of more land are wider; each doubling is a class. */
  const classOf = (point: number): number =>
    Math.floor(Math.log2((areas[point] ?? 1) / leastLand));
  const pieces: { isMain: boolean; class: number; path: string }[] = [];
  for (const { points, isMain } of streams) {
    const line = smooth(points.map(at), isMain ? 6 : 2);
    // Streams that meet this one begin on its smooth line.
    points.forEach((point, index) => void places.set(point, line[index] ?? at(point)));
    let start = 0;
    for (let index = 1; index < points.length; index += 1) {
      const [point, next] = [points[index] ?? 0, points[index + 1]];
      if (next !== undefined && classOf(next) === classOf(point)) continue;
      const path = curve(simplify(line.slice(start, index + 1), 0.8));
      pieces.push({ isMain, class: classOf(point), path });
      start = index;
    }
  }
  const classes = Array.from({ length: classOf(land.outlet) + 1 }, (_, number) => number);
  const draw = (isMain: boolean, number: number, color: string, width: number): string => {
    const ofClass = pieces.filter((piece) => piece.isMain === isMain && piece.class === number);
    return strokes(ofClass.map(({ path }) => path), color, width);
  };
  const spring = streams[0]?.points.at(-1) ?? 0;
  return (
    classes.map((number) => draw(false, number, number < 2 ? scheme.soft : scheme.line, 1.7 + number * 0.75)).join('') +
    classes.map((number) => draw(true, number, scheme.accent, 4 + number * 1.15)).join('') +
    circle(at(spring), 12, scheme.accent)
  );
};
