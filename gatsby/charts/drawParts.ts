import type { Chart } from './chart';
import { percent } from './drawBars';
import { draw, type Drawing } from './drawing';

type Row = Chart['rows'][number];

/** Of a whole with more, squares would be too small. */
const mostSquares = 60;
/** Of ten, with the gap beside it. */
const square = 8.5;
/** Between the parts of a bar of a hundred. */
const gap = 0.4;

/** Marked parts stand out, the largest of the others is the ground of all. */
const colorsOf = (rows: readonly Row[]): readonly (number | undefined)[] => {
  const sizes = rows.map(({ values: [value = 0], isMarked }) => (isMarked ? 0 : value));
  const ground = sizes.indexOf(Math.max(...sizes));
  return rows.map(({ isMarked }, index) => {
    if (isMarked) return 1;
    return index === ground ? 0 : undefined;
  });
};

/** The columns of squares: full rows where the number allows it, about three times as wide as high. */
export const columnsOf = (count: number): number => {
  const wanted = Math.max(1, Math.round(Math.sqrt(3 * count)));
  const near = Array.from({ length: wanted }, (_, step) => [wanted - step, wanted + step]).flat();
  const isNear = (columns: number) => columns >= wanted * 0.7 && columns <= wanted * 1.5;
  return near.find((columns) => isNear(columns) && count % columns === 0) ?? wanted;
};

const rect = (props: Readonly<Record<string, unknown>>): Drawing => draw('rect', props);

/** A square for each of a whole that can be counted. */
const squares = (parts: readonly { value: number; color: number | undefined }[]): Drawing => {
  const colors = parts.flatMap(({ value, color }) => Array.from({ length: value }, () => color));
  const columns = columnsOf(colors.length);
  const lines = Math.ceil(colors.length / columns);
  return draw(
    'svg',
    {
      'aria-hidden': 'true',
      'data-mirrored': '',
      viewBox: `0 0 ${columns * 10 - 1.5} ${lines * 10 - 1.5}`,
    },
    ...colors.map((color, index) =>
      rect({
        x: (index % columns) * 10,
        y: Math.floor(index / columns) * 10,
        width: square,
        height: square,
        'data-series': color,
      }),
    ),
  );
};

/** One bar of all parts. */
const dividedBar = (shares: readonly { share: number; color: number | undefined }[]): Drawing => {
  let start = 0;
  const rects = shares.map(({ share, color }, index) => {
    const x = percent(start);
    start += share;
    const isLast = index === shares.length - 1;
    const width = Math.max(gap, percent(isLast ? share : share - gap / 100));
    return rect({ x, width, height: 10, 'data-series': color });
  });
  return draw(
    'svg',
    {
      'aria-hidden': 'true',
      viewBox: '0 0 100 10',
      preserveAspectRatio: 'none',
    },
    ...rects,
  );
};

/** The parts of a whole: squares where it can be counted at a glance, else one bar; each part below or beside it. */
export const drawParts = ({ rows }: Chart): Drawing => {
  const values = rows.map(({ values: [value = 0] }) => value);
  const whole = values.reduce((sum, value) => sum + value, 0);
  const colors = colorsOf(rows);
  const isCounted = values.every(Number.isInteger) && whole <= mostSquares;
  const drawing = isCounted
    ? squares(values.map((value, index) => ({ value, color: colors[index] })))
    : dividedBar(values.map((value, index) => ({ share: value / whole, color: colors[index] })));
  return draw(
    'div',
    { className: 'chart-parts', 'data-counted': isCounted ? '' : undefined },
    drawing,
    draw(
      'ul',
      {},
      ...rows.map((row, index) =>
        draw(
          'li',
          { style: { flexGrow: percent((values[index] ?? 0) / whole) } },
          draw('b', { 'data-series': colors[index] }, row.texts[0] ?? ''),
          draw(row.isMarked ? 'strong' : 'span', {}, row.label),
        ),
      ),
    ),
  );
};
