import type { Chart } from './chart';
import { percent, picture, rect } from './drawBars';
import { draw, type Drawing } from './drawing';

type Row = Chart['rows'][number];

/** Of a whole with more, squares would be too small. */
const mostSquares = 60;
/** Of ten, with the gap beside it. */
const square = 8.5;
/** Between the parts of a bar of a hundred. */
const gap = 0.4;

type Part = { row: Row; value: number; share: number; color: number | undefined };

const valueOf = ({ values: [value = 0] }: Row): number => value;

/** Marked parts stand out, the largest of the others is the ground of all. */
const partsOf = (rows: readonly Row[], whole: number): readonly Part[] => {
  const [ground] = rows.filter(({ isMarked }) => !isMarked).sort((a, b) => valueOf(b) - valueOf(a));
  const colorOf = (row: Row): number | undefined => {
    if (row.isMarked) return 1;
    return row === ground ? 0 : undefined;
  };
  return rows.map((row) => {
    const value = valueOf(row);
    return { row, value, share: value / whole, color: colorOf(row) };
  });
};

/** The columns of squares: full rows where the number allows it, about three times as wide as high. */
export const columnsOf = (count: number): number => {
  const wanted = Math.max(1, Math.round(Math.sqrt(3 * count)));
  const near = Array.from({ length: wanted }, (_, step) => [wanted - step, wanted + step]).flat();
  const isNear = (columns: number) => columns >= wanted * 0.7 && columns <= wanted * 1.5;
  return near.find((columns) => isNear(columns) && count % columns === 0) ?? wanted;
};

/** A square for each of a whole that can be counted. */
const squares = (parts: readonly Part[]): Drawing => {
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
      draw('rect', {
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
const dividedBar = (parts: readonly Part[]): Drawing => {
  let start = 0;
  const rects = parts.map(({ share, color }, index) => {
    const x = percent(start);
    start += share;
    const isLast = index === parts.length - 1;
    const width = Math.max(gap, percent(isLast ? share : share - gap / 100));
    return rect({ x, width, 'data-series': color });
  });
  return picture(100, ...rects);
};

/** The parts of a whole: squares where it can be counted at a glance, else one bar; each part below or beside it. */
export const drawParts = ({ rows }: Chart): Drawing => {
  const whole = rows.reduce((sum, row) => sum + valueOf(row), 0);
  const parts = partsOf(rows, whole);
  const isCounted = whole <= mostSquares && parts.every(({ value }) => Number.isInteger(value));
  return draw(
    'div',
    { className: 'chart-parts', 'data-counted': isCounted ? '' : undefined },
    isCounted ? squares(parts) : dividedBar(parts),
    draw(
      'ul',
      {},
      ...parts.map(({ row, share, color }) =>
        draw(
          'li',
          { style: { flexGrow: percent(share) } },
          draw('b', { 'data-series': color }, row.texts[0] ?? ''),
          draw(row.isMarked ? 'strong' : 'span', {}, row.label),
        ),
      ),
    ),
  );
};
