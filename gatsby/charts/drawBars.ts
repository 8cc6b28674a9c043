import type { Chart } from './chart';
import { draw, type Drawing } from './drawing';

type Row = Chart['rows'][number];

const longest = (values: readonly number[]): number => Math.max(...values.map(Math.abs)) || 1;

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

/** Bars on one scale, grouped by row. */
export const drawBars = (chart: Chart): Drawing => {
  const { rows, series } = chart;
  const most = longest(rows.flatMap(({ values }) => values));
  const colorOf = seriesColors(chart);
  return list(
    'bars',
    rows.map((row) => item(row, ...namedBars(row, series, most, colorOf))),
  );
};

/** Two bars a row. Each row has a scale of its own, for its unit may be another. */
export const drawBeforeAndAfter = (chart: Chart): Drawing => {
  const { rows, series } = chart;
  const colorOf = seriesColors(chart);
  return list(
    'before-and-after',
    rows.map((row) => item(row, ...namedBars(row, series, longest(row.values), colorOf))),
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
