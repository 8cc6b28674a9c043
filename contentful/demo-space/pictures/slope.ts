import { colors, textColor, type Scheme } from './palette';
import { area, circle, curve, ring, strokes, type Point, type Size } from './svg';
import { textOutline, textWidth } from './textOutline';

/** Parts of the picture: where the first and the last figure stand, and the heights of the largest and the smallest. */
const reach = { from: 0.14, to: 0.86, top: 0.3, bottom: 0.62 };
/** Of the texts, and from their baseline to the line. */
const textSize = 116;
const textGap = 72;
/** Layers below the line, and from one to the next at its start; they come closer to each other where it is low. */
const layers = 6;
const layerStep = 0.1;
/** Hairlines in each layer. */
const echoes = 4;

/**
 * Figures as the profile of a slope, with a point for each and layers of ground below it.
 *
 * @param texts of the first and the last figure.
 */
export const slope = (
  figures: readonly number[],
  texts: readonly [string, string],
  scheme: Scheme,
  { width, height }: Size,
): string => {
  // Intl writes a hyphen.
  const [first, last] = texts.map((text) => text.replace('-', '−')) as [string, string];
  const [most, least] = [Math.max(...figures), Math.min(...figures)];
  const step = (reach.to - reach.from) / Math.max(1, figures.length - 1);
  const points = figures.map((figure, index): Point => {
    const part = (most - figure) / (most - least || 1);
    return [(reach.from + index * step) * width, (reach.top + part * (reach.bottom - reach.top)) * height];
  });
  const [start, end] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]] as const;
  const line: readonly Point[] = [[-40, start[1]], [start[0] / 2, start[1]], ...points, [(end[0] + width) / 2, end[1] + 6], [width + 40, end[1] + 8]];
  const lower = (layer: number): Point[] =>
    line.map(([x, y]): Point => {
      // At the foot of the picture the ground is nearly level.
      const level = height * (reach.top + layer * layerStep);
      const share = layer / (layers + 1);
      const roll = Math.sin(x / 210 + layer * 1.7) * 16 * Math.min(1, layer);
      return [x, Math.max(y + layer * 46, level * share + (y + layer * layerStep * height) * (1 - share)) + roll];
    });
  const [near, middle, far] = scheme.tones;
  const fills = [near, near, middle, middle, far];
  const ground = Array.from({ length: layers }, (_, layer) => {
    const points = lower(layer);
    const fill = fills[layer] ?? scheme.front;
    const lines = Array.from({ length: echoes }, (_, at) =>
      curve(points.map(([x, y]): Point => [x, y + (at + 1) * (13 + layer * 2)])),
    );
    return (
      area(points, height, fill) +
      (layer === layers - 1 ? '' : strokes(lines, scheme.isDark ? scheme.ground : colors.paper, 1.6))
    );
  });
  const dots = points.map((point, index) =>
    index === points.length - 1
      ? circle(point, 26, scheme.accent)
      : ring(point, 13, scheme.accent, 7, scheme.ground),
  );
  const captions =
    textOutline(first, [start[0] - 10, start[1] - textGap], textSize, scheme.line) +
    textOutline(
      last,
      [end[0] + 26 - textWidth(last, textSize), end[1] - textGap],
      textSize,
      textColor(scheme.accent, scheme),
    );
  return ground.join('') + strokes([curve(line)], scheme.accent, 10) + dots.join('') + captions;
};
