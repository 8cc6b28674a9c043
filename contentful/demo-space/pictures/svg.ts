export type Point = readonly [x: number, y: number];

export type Size = { width: number; height: number };

/** A tenth of a pixel is fine enough, and short. */
export const short = (value: number): string => String(Math.round(value * 10) / 10);

/** Half a pixel does for the points of a curve, which are most of a file. */
const half = (value: number): string => String(Math.round(value * 2) / 2);

const pair = ([x, y]: Point) => `${half(x)} ${half(y)}`;

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** A smooth curve along points, as the `d` of a path; closed when the first point comes again at the end. */
export const curve = (points: readonly Point[]): string => {
  const [first, second] = points;
  const last = points.at(-1);
  if (!first || !second || !last) return '';
  if (points.length === 2) return `M${pair(first)}L${pair(second)}`;
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 0.01;
  if (isClosed) {
    const ring = points.slice(0, -1);
    const start = middle(ring.at(-1) ?? first, first);
    const steps = ring.map((point, index) => {
      const next = ring[(index + 1) % ring.length] ?? first;
      return `Q${pair(point)} ${pair(middle(point, next))}`;
    });
    return `M${pair(start)}${steps.join('')}Z`;
  }
  const steps = points.slice(1, -1).map((point, index) => {
    const next = points[index + 2] ?? last;
    const end = index === points.length - 3 ? next : middle(point, next);
    return `Q${pair(point)} ${pair(end)}`;
  });
  return `M${pair(first)}${steps.join('')}`;
};

/** What is below a curve, down to a height. */
export const area = (points: readonly Point[], bottom: number, fill: string): string => {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return '';
  return `<path d="${curve(points)}L${short(last[0])} ${bottom}L${short(first[0])} ${bottom}Z" fill="${fill}"/>`;
};

/** Straight lines along points, as the `d` of a path. */
export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}`;

/** Leaves out points that lie within `tolerance` pixels of the line without them (Douglas and Peucker). */
export const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const first = points[0];
  const last = points.at(-1);
  if (!first || !last || points.length < 3) return [...points];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const length = Math.hypot(dx, dy);
  let farthest = 0;
  let distance = 0;
  for (let index = 1; index < points.length - 1; index += 1) {
    const point = points[index] ?? first;
    const [px, py] = [point[0] - first[0], point[1] - first[1]];
    const away = length < 0.01 ? Math.hypot(px, py) : Math.abs(px * dy - py * dx) / length;
    if (away > distance) [farthest, distance] = [index, away];
  }
  if (distance <= tolerance) return [first, last];
  const before = simplify(points.slice(0, farthest + 1), tolerance);
  return [...before.slice(0, -1), ...simplify(points.slice(farthest), tolerance)];
};

/** Several curves of one stroke in one element. */
export const strokes = (paths: readonly string[], color: string, width: number): string =>
  paths.length === 0
    ? ''
    : `<path d="${paths.join('')}" fill="none" stroke="${color}" stroke-width="${short(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = ([x, y]: Point, radius: number, fill: string): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}"/>`;

export const ring = ([x, y]: Point, radius: number, stroke: string, width: number, fill = 'none') =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" fill="${fill}" stroke="${stroke}" stroke-width="${short(width)}"/>`;

/** A circle as a part of a path: many of one colour are one element. */
export const circlePath = ([x, y]: Point, radius: number): string => {
  const r = short(radius);
  const across = short(radius * 2);
  return `M${short(x - radius)} ${short(y)}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0-${across} 0`;
};

export const rectanglePath = (x: number, y: number, width: number, height: number): string =>
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h-${short(width)}z`;

/** Shapes of one fill in one element each, in the order in which the fills came first. */
export const fills = (shapes: readonly { path: string; fill: string }[]): string => {
  const byFill = new Map<string, string>();
  for (const { path, fill } of shapes) byFill.set(fill, (byFill.get(fill) ?? '') + path);
  return [...byFill].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('');
};

/** A whole SVG file; without a ground it is transparent. `style` is CSS. */
export const svgFile = (
  { width, height }: Size,
  ground: string | undefined,
  body: string,
  style = '',
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
  `${style && `<style>${style}</style>`}${ground ? `<rect width="${width}" height="${height}" fill="${ground}"/>` : ''}${body}</svg>\n`;
