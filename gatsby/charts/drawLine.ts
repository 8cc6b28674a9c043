import type { Chart } from './chart';
import { draw, type Drawing } from './drawing';

/** More points than this show only the first and the last figure. */
const mostLabelled = 8;
const zeroBelow = 0.6;

const round = (value: number): number => Math.round(value * 100) / 100;

/** The ends of the vertical axis: from zero unless all values are far from it. */
const axisOf = (values: readonly number[]): { low: number; high: number } => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const span = most - least || Math.abs(most) || 1;
  const low = least >= 0 && least < most * zeroBelow ? 0 : least - span * 0.15;
  return { low, high: most + span * 0.05 };
};

const legend = (series: readonly string[]): Drawing | undefined =>
  series.length < 2
    ? undefined
    : draw(
        'ul',
        { className: 'chart-legend' },
        ...series.map((name, index) => draw('li', { 'data-series': index }, name)),
      );

/** Lines over a common axis. The SVG stretches with the page; labels are HTML, so that their size does not. */
export const drawLine = ({ title, rows, series }: Chart): Drawing => {
  const { low, high } = axisOf(rows.flatMap(({ values }) => values));
  const xOf = (index: number) => round(((index + 0.5) / rows.length) * 100);
  const yOf = (value: number) => round(((high - value) / (high - low)) * 100);
  const lines = rows[0]?.values.map((_, line) => rows.map(({ values }) => values[line] ?? 0)) ?? [];
  const isLabelled = (index: number) =>
    rows.length <= mostLabelled || index === 0 || index === rows.length - 1;
  // The figures of several lines would cover each other where the lines meet.
  const hasFigure = (index: number) =>
    isLabelled(index) && (lines.length === 1 || index === rows.length - 1);
  const described = rows.map(({ label, texts }) => `${label}: ${texts.join(', ')}`).join('; ');
  return draw(
    'div',
    { className: 'chart-line' },
    legend(series),
    draw(
      'div',
      { className: 'chart-plot', role: 'img', 'aria-label': `${title}. ${described}` },
      draw(
        'svg',
        { viewBox: '0 0 100 100', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
        ...[0, 50, 100].map((y) => draw('path', { d: `M0 ${y}H100`, 'data-grid': '' })),
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
                  style: { insetInlineStart: `${xOf(index)}%`, top: `${yOf(value)}%` },
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
      { className: 'chart-axis', 'aria-hidden': 'true' },
      ...rows.map(({ label }, index) => draw('span', {}, isLabelled(index) ? label : '')),
    ),
  );
};
