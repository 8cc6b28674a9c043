import type { Chart } from './chart';
import { draw, type Drawing } from './drawing';
import { longestBar } from './scales';

type Row = Chart['rows'][number];

const bar = (share: number, series: number | undefined, isTrack = false): Drawing =>
  draw(
    'svg',
    { 'aria-hidden': 'true', viewBox: '0 0 100 10', preserveAspectRatio: 'none' },
    isTrack ? draw('rect', { width: 100, height: 10, 'data-track': '' }) : undefined,
    draw('rect', {
      width: Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10,
      height: 10,
      'data-series': series,
    }),
  );

type ColorOf = (row: Row, index: number) => number | undefined;

/** Several series each have a colour. Of one series the marked rows stand out; without marks all look the same. */
const seriesColors = ({ rows, series }: Chart): ColorOf => {
  if (series.length > 1) return (_, index) => index;
  if (!rows.some(({ isMarked }) => isMarked)) return () => undefined;
  return ({ isMarked }) => (isMarked ? 1 : 0);
};

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

const list = (kind: string, items: readonly Drawing[]): Drawing =>
  draw('ul', { className: 'chart-rows', 'data-kind': kind }, ...items);

const item = (row: Row, ...parts: readonly Drawing[]): Drawing =>
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
  return list(
    series.length > 0 ? 'series' : 'bars',
    rows.map((row) => item(row, ...namedBars(row, series, most, colorOf))),
  );
};

/** Two bars a row. Rows of one unit share a scale, as charts do. */
export const drawBeforeAndAfter = (chart: Chart): Drawing => {
  const { rows, series, scales } = chart;
  const colorOf = seriesColors(chart);
  return list(
    'before-and-after',
    rows.map((row) => item(row, ...namedBars(row, series, longestOf([row], scales), colorOf))),
  );
};

/** How far each row has come from its start to its goal; further than the goal is all of the way. */
export const drawProgress = ({ rows, labels }: Chart): Drawing =>
  list(
    'progress',
    rows.map((row) => {
      const [start = 0, today = 0, goal = 0] = row.values;
      const [startText = '', todayText = '', goalText = ''] = row.texts;
      const due = row.due ? ` · ${row.due}` : '';
      return item(
        row,
        draw('b', {}, todayText),
        bar((today - start) / (goal - start), 1, true),
        draw(
          'span',
          { className: 'chart-ends' },
          draw('span', {}, `${labels.chartStart} ${startText}`),
          draw('span', {}, `${labels.chartGoal} ${goalText}${due}`),
        ),
      );
    }),
  );
