import type { FigureArt } from './art';
import { articleStyle, smallStyle } from './articleStyle';
import { fitText, smallTextSize } from './figureMarks';
import { textColor, type Scheme } from './palette';
import { segment } from './scenePen';
import { circle, ring, short, strokes, type Point, type Size } from './svg';
import { textOutline, textWidth } from './textOutline';

/** The time lost at a stop, and its name; for the bus at the end, how late it is in all. */
type RouteStop = { time: string; name: string };

/** Height of capitals, as a part of the size of a text. */
const capitals = 0.67;
const radius = { large: 38, small: 52 };
const lineWidth = { large: 30, small: 36 };

/**
 * The widest head of an article shows the picture from 324 to 676: names stand below the line, minutes above it. `turn` is where the
 * line, which comes from the top, turns along the road.
 */
const large = { left: 156, right: 1444, turn: 194, road: 550, size: 67, busScale: 1.2 };
/** A card or a phone shows all of the picture: each stop has a line of text. */
const small = { right: 1516, turn: 176, road: 850, size: smallTextSize, busScale: 2, first: 214, pitch: 150 };

/** Above its axles; its wheels reach below them. */
const busSize = { width: 208, height: 96, wheels: 16 };

/** A bus that stands on a line with its wheels. */
const bus = ([x, y]: Point, scale: number, { line, ground, accent }: Scheme): string => {
  const windows = [16, 54, 92, 130].map((at) => `M${at} -80h28v30h-28z`).join('');
  const wheels = [46, 160].map((at) => circle([at, -2], 18, line) + circle([at, -2], 7, ground)).join('');
  return (
    `<g transform="translate(${short(x)} ${short(y)})scale(${scale})">` +
    `<path d="M8 -96H182Q196 -96 199 -82L208 -42V-4H0V-88Q0 -96 8 -96Z" fill="${accent}"/>` +
    `<path d="${windows}M168 -80h17l8 34h-25z" fill="${ground}"/>` +
    strokes([segment([0, -28], [208, -28])], ground, 4) +
    `${wheels}</g>`
  );
};

const stop = (at: Point, size: keyof typeof radius, { line, ground }: Scheme): string =>
  ring(at, radius[size] - 8, line, 16, ground);

/** Beyond the edges, since a wide head makes the drawing smaller than its picture. */
const beyond = 900;

/** The road that the line turns along goes on to both edges of the picture. */
const roadAndLine = (size: keyof typeof radius, turn: number, road: number, end: number, { line, soft }: Scheme, width: number): string => {
  const bend = 70;
  return (
    strokes([segment([-beyond, road], [width + beyond, road])], soft, 6) +
    strokes([`M${turn} -${beyond}V${road - bend}Q${turn} ${road} ${turn + bend} ${road}H${short(end)}`], line, lineWidth[size])
  );
};

const drawLarge = (stops: readonly RouteStop[], end: RouteStop, scheme: Scheme, { width }: Size): string => {
  const { left, right, turn, road, busScale } = large;
  const busLeft = right - busSize.width * busScale;
  // The bus stands after the minutes of the last stop.
  const pitch = (busLeft - 240 - turn) / Math.max(1, stops.length - 1);
  const texts = stops.flatMap(({ time, name }) => [time, name]);
  const size = fitText(texts, Math.min(pitch, 380) - 34, large.size);
  const color = textColor(scheme.accent, scheme);
  const marks = stops.map(({ time, name }, at) => {
    const x = turn + at * pitch;
    const start = at === 0 ? left : x - radius.large;
    return (
      stop([x, road], 'large', scheme) +
      // At the first stop the line comes from above.
      textOutline(time, [x + (at === 0 ? radius.large : -radius.large), road - radius.large - size * 0.42], size, color) +
      textOutline(name, [start, road + radius.large + size * (capitals + 0.3)], size, scheme.line)
    );
  });
  const total = [end.time, end.name].filter(Boolean).join(' ');
  const totalSize = fitText([total], right - busLeft + 50, size * 1.1);
  const busTop = road - lineWidth.large / 2 - (busSize.height + busSize.wheels) * busScale;
  return (
    roadAndLine('large', turn, road, right, scheme, width) +
    marks.join('') +
    bus([busLeft, road - lineWidth.large / 2 - busSize.wheels * busScale], busScale, scheme) +
    textOutline(total, [right - textWidth(total, totalSize), busTop - 26], totalSize, color)
  );
};

const drawSmall = (stops: readonly RouteStop[], end: RouteStop, scheme: Scheme, { width }: Size): string => {
  const { right, turn, road, busScale, first } = small;
  const pitch = Math.min(small.pitch, (road - first) / Math.max(1, stops.length));
  const start = turn + radius.small + 56;
  const total = [end.time, end.name].filter(Boolean).join(' ');
  const busLeft = start + 30;
  const rows = stops.map(({ time, name }) => `${time}  ${name}`);
  const size = Math.min(
    fitText(rows, right - start - 60, small.size),
    fitText([total], right - busLeft - busSize.width * busScale - 60, small.size),
  );
  const color = textColor(scheme.accent, scheme);
  const marks = stops.map(({ time, name }, at) => {
    const y = first + at * pitch;
    const base = y + (size * capitals) / 2;
    return (
      stop([turn, y], 'small', scheme) +
      textOutline(name, [start, base], size, scheme.line) +
      textOutline(time, [right - textWidth(time, size), base], size, color)
    );
  });
  return (
    roadAndLine('small', turn, road, busLeft + busSize.width * busScale, scheme, width) +
    marks.join('') +
    bus([busLeft, road - lineWidth.small / 2 - busSize.wheels * busScale], busScale, scheme) +
    textOutline(total, [right - textWidth(total, size), road - 60], size, color)
  );
};

const minutes: Intl.NumberFormatOptions = { style: 'unit', unit: 'minute' };

/**
 * The line of a bus, with a stop for each figure: the minutes lost there. The last figure is how late the bus is at its end, and
 * stands above it.
 */
export const route: FigureArt = (figures, scheme, size, write) => {
  const all = figures.map((_, at): RouteStop => {
    const signDisplay = at === figures.length - 1 ? 'auto' : 'always';
    return { time: write(at, { ...minutes, signDisplay }, 'figure'), name: write(at, undefined, 'label') };
  });
  const stops = all.slice(0, -1);
  const end = all.at(-1) ?? { time: '', name: '' };
  return (
    `${smallStyle}${articleStyle}<g class="marks article">${drawLarge(stops, end, scheme, size)}</g>` +
    `<g class="bar">${drawSmall(stops, end, scheme, size)}</g>`
  );
};
