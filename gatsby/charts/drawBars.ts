import type { Chart } from './chart';
import { draw, type Drawing } from './drawing';
import { longestBar } from './scales';

type Row = Chart['rows'][number];

/** A share in per cent, to a tenth. */
export const percent = (share: number): number => Math.round(share * 1000) / 10;

/** The width of a bar for a share of its room, which it does not leave. */
const widthOf = (share: number): number => percent(Math.min(1, Math.max(0, share)));

type BarProps = { x?: number; width: number; 'data-series'?: number };

/** A picture of bars, in per cent of the room. */
export const picture = (width: number, ...rects: readonly Drawing[]): Drawing =>
  draw(
    'svg',
    {
      'aria-hidden': 'true',
      viewBox: `0 0 ${width} 10`,
      width: `${width}%`,
      preserveAspectRatio: 'none',
    },
    ...rects,
  );

export const rect = (props: object): Drawing => draw('rect', { ...props, height: 10 });

/** A bar on a track of a hundred. */
export const barOnTrack = (props: BarProps): Drawing =>
  picture(100, rect({ width: 100, 'data-track': '' }), rect(props));

/** A bar that is as wide as its share of the room, so that its value can stand at its end. */
const bar = (share: number, series: number | undefined): Drawing => {
  const width = widthOf(share);
  return picture(width, rect({ width, 'data-series': series }));
};

type ColorOf = (row: Row, index: number) => number | undefined;

/** The marked rows stand out; without marks all look the same. */
export const markColors = (rows: readonly Row[]): ((row: Row) => number | undefined) => {
  if (!rows.some(({ isMarked }) => isMarked)) return () => undefined;
  return ({ isMarked }) => (isMarked ? 1 : 0);
};

/** Several series each have a colour. */
const seriesColors = ({ rows, series }: Chart): ColorOf =>
  series.length > 1 ? (_, index) => index : markColors(rows);

const namedBars = (
  row: Row,
  series: readonly string[],
  most: number,
  colorOf: ColorOf,
): Drawing[] =>
  row.values.map((value, index) =>
    draw(
      'span',
      { className: 'chart-bar' },
      series[index] === undefined
        ? undefined
        : draw('span', { className: 'chart-name' }, `${series[index]} `),
      bar(Math.abs(value) / most, colorOf(row, index)),
      draw('b', {}, row.texts[index] ?? ''),
    ),
  );

/** The rows of a chart, in the layout of a kind. */
export const chartList = (kind: string, items: readonly Drawing[]): Drawing =>
  draw('ul', { className: 'chart-rows', 'data-kind': kind }, ...items);

/** A row with its label. */
export const chartItem = (row: Row, ...parts: readonly Drawing[]): Drawing =>
  draw(
    'li',
    {},
    draw(row.isMarked ? 'strong' : 'span', { className: 'chart-label' }, row.label),
    draw('span', { className: 'chart-bars' }, ...parts),
  );

/** The unit of all figures; empty if they have several. */
const commonUnit = (rows: readonly Row[]): string => {
  const units = new Set(rows.flatMap(({ units: ofRow }) => ofRow));
  return units.size === 1 ? ([...units][0] ?? '') : '';
};

const longestOf = (rows: readonly Row[], scales: Chart['scales']): number =>
  longestBar(
    rows.flatMap(({ values }) => values),
    commonUnit(rows),
    scales,
  );

/** Bars on one scale, grouped by row; other charts of the page with the unit have it too. */
export const drawBars = (chart: Chart): Drawing => {
  const { rows, series, scales } = chart;
  const most = longestOf(rows, scales);
  const colorOf = seriesColors(chart);
  return chartList(
    series.length > 0 ? 'series' : 'bars',
    rows.map((row) => chartItem(row, ...namedBars(row, series, most, colorOf))),
  );
};

/** Two bars a row. Rows of one unit share a scale, as charts do. */
export const drawBeforeAndAfter = (chart: Chart): Drawing => {
  const { rows, series, scales } = chart;
  const colorOf = seriesColors(chart);
  return chartList(
    'before-and-after',
    rows.map((row) => chartItem(row, ...namedBars(row, series, longestOf([row], scales), colorOf))),
  );
};

/** How far each row has come from its start to its goal; further than the goal is all of the way. */
export const drawProgress = ({ rows, labels }: Chart): Drawing => {
  const colorOf = markColors(rows);
  return chartList(
    'progress',
    rows.map((row) => {
      const [start = 0, today = 0, goal = 0] = row.values;
      const [startText = '', todayText = '', goalText = ''] = row.texts;
      const due = row.due ? ` · ${row.due}` : '';
      const width = widthOf((today - start) / (goal - start));
      return chartItem(
        row,
        // As wide as the bar, at whose end it stands.
        draw('b', { style: { width: `${width}%` } }, todayText),
        barOnTrack({ width, 'data-series': colorOf(row) ?? 1 }),
        draw(
          'span',
          { className: 'chart-ends' },
          draw('span', {}, `${labels.chartStart} ${startText}`),
          draw('span', {}, `${labels.chartGoal} ${goalText}${due}`),
        ),
      );
    }),
  );
};
