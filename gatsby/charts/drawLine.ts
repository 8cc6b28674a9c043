import type { Chart } from './chart';
import { draw, type Drawing } from './drawing';

/** Of more points than this only the first, the last and marked ones have a label and a figure. */
const mostLabelled = 8;
const zeroBelow = 0.6;
const niceSteps = [1, 2, 2.5, 5, 10, 20, 25, 50];
/** An axis has as many parts; of the steps that divide it so, the one that leaves the least room empty. */
const fewestParts = 2;
const mostParts = 4;

/** Room for the values of the axis, in rem; longer ones wrap. */
const widestGutter = 5;

const round = (value: number): number => Math.round(value * 100) / 100;

const heightOf = (ticks: readonly number[]): number => (ticks[0] ?? 0) - (ticks.at(-1) ?? 0);

/** Round values from below the lowest to above the highest: the lines of the grid. From zero unless all values are far from it. */
export const ticksOf = (values: readonly number[]): number[] => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const isFlat = least === most;
  const low = least >= 0 && (isFlat || least < most * zeroBelow) ? 0 : least;
  const high = most <= 0 && (isFlat || most > least * zeroBelow) ? 0 : most;
  const span = high - low || Math.abs(high) || 1;
  const magnitude = 10 ** (Math.floor(Math.log10(span)) - 1);
  const [best = [high + span, low]] = niceSteps
    .map((nice) => nice * magnitude)
    .map((step) => {
      const [first, last] = [Math.floor(low / step + 1e-9), Math.ceil(high / step - 1e-9)];
      const count = Math.max(last - first, 1);
      return Array.from({ length: count + 1 }, (_, tick) => (first + count - tick) * step);
    })
    .filter(({ length }) => length > fewestParts && length <= mostParts + 1)
    .sort((one, other) => heightOf(one) - heightOf(other));
  return best.map((tick) => Number(tick.toPrecision(12)));
};

/** Here, because few charts have a legend and the styles of charts are part of every page. */
const legendStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 1.5rem',
  marginTop: '1rem',
  padding: 0,
  fontSize: '0.9375rem',
  listStyle: 'none',
};

/** A piece of a line, as the chart has it. */
const lineSample = (series: number): Drawing =>
  draw(
    'svg',
    {
      'aria-hidden': 'true',
      viewBox: '0 0 24 4',
      width: 24,
      height: 4,
      style: { verticalAlign: 'middle' },
    },
    draw('path', { d: 'M0 2H24', 'data-series': series }),
  );

const legend = (series: readonly string[]): Drawing | undefined =>
  series.length < 2
    ? undefined
    : draw(
        'ul',
        { style: legendStyle },
        ...series.map((name, index) =>
          draw('li', { style: { margin: 0 } }, lineSample(index), ` ${name}`),
        ),
      );

/** Where a figure stands above its point: after it on a line that falls, before it on one that rises, so that both are free. */
const shiftOf = (values: readonly number[], index: number): string | undefined => {
  const [before, at = 0, after] = [values[index - 1], values[index], values[index + 1]];
  const comesFromAbove = before !== undefined && before > at;
  const goesAbove = after !== undefined && after > at;
  // The last one would stand out of the chart.
  if (comesFromAbove === goesAbove || after === undefined) return undefined;
  return comesFromAbove ? '-15%' : '-85%';
};

/** Lines over a common axis. The SVG stretches with the page; labels are HTML, so that their size does not. */
export const drawLine = ({ title, rows, series, write }: Chart): Drawing => {
  const ticks = ticksOf(rows.flatMap(({ values }) => values));
  const [high = 1] = ticks;
  const low = ticks.at(-1) ?? 0;
  const xOf = (index: number) => round(((index + 0.5) / rows.length) * 100);
  const yOf = (value: number) => round(((high - value) / (high - low)) * 100);
  const lines = rows[0]?.values.map((_, line) => rows.map(({ values }) => values[line] ?? 0)) ?? [];
  const isLabelled = (index: number) =>
    rows.length <= mostLabelled ||
    index === 0 ||
    index === rows.length - 1 ||
    rows[index]?.isMarked === true;
  // The figures of several lines would cover each other where the lines meet.
  const hasFigure = (index: number) =>
    isLabelled(index) && (lines.length === 1 || index === rows.length - 1);
  const described = rows.map(({ label, texts }) => `${label}: ${texts.join(', ')}`).join('; ');
  const written = ticks.map(write);
  const gutter = Math.min(
    widestGutter,
    0.5 + 0.45 * Math.max(...written.map(({ length }) => length)),
  );
  return draw(
    'div',
    { className: 'chart-line', style: { '--gutter': `${round(gutter)}rem` } },
    legend(series),
    draw(
      'div',
      { className: 'chart-plot', role: 'img', 'aria-label': `${title}. ${described}` },
      ...ticks.map((tick, at) => draw('i', { style: { top: `${yOf(tick)}%` } }, written[at] ?? '')),
      draw(
        'svg',
        { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        ...ticks.map((tick) => draw('path', { d: `M0 ${yOf(tick)}H100`, 'data-grid': '' })),
        ...lines.map((values, line) =>
          draw('path', {
            d: values
              .map((value, index) => `${index === 0 ? 'M' : 'L'}${xOf(index)} ${yOf(value)}`)
              .join(''),
            'data-series': lines.length > 1 ? line : 1,
          }),
        ),
      ),
      ...rows.flatMap(({ values, texts }, index) =>
        hasFigure(index)
          ? values.map((value, line) =>
              draw(
                'span',
                {
                  style: {
                    insetInlineStart: `${xOf(index)}%`,
                    top: `${yOf(value)}%`,
                    '--shift': shiftOf(lines[line] ?? [], index),
                  },
                  'data-series': line,
                },
                texts[line] ?? '',
              ),
            )
          : [],
      ),
    ),
    draw(
      'div',
      {
        className: 'chart-axis',
        'aria-hidden': 'true',
        'data-sparse': rows.length > mostLabelled ? '' : undefined,
      },
      ...rows.map(({ label }, index) => draw('span', {}, isLabelled(index) ? label : '')),
    ),
  );
};
