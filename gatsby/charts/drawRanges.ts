import type { Chart } from './chart';
import { barOnTrack, chartItem, chartList, markColors, percent } from './drawBars';
import { draw, type Drawing } from './drawing';

/** From a figure to another; what follows the digits of both is said once, as in "20 – 60 days". */
export const rangeText = ([from = '', to = '']: readonly string[]): string => {
  const unit = /[^\p{N}]*$/u.exec(to)?.[0] ?? '';
  return `${unit !== '' && from.endsWith(unit) ? from.slice(0, -unit.length) : from} – ${to}`;
};

/**
 * A bar a row from its first figure to its second. The scale ends at the most of the chart and begins at zero, or at the least
 * where half of it or more would be empty: the place of a bar is what counts there.
 */
export const drawRanges = ({ rows }: Chart): Drawing => {
  const colorOf = markColors(rows);
  const all = rows.flatMap(({ values }) => values);
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const start = least >= most / 2 ? least : Math.min(0, least);
  const room = most - start || 1;
  return chartList(
    'bars',
    rows.map((row) => {
      const [from = 0, to = 0] = row.values;
      return chartItem(
        row,
        draw(
          'span',
          { className: 'chart-bar' },
          barOnTrack({
            x: Math.min(99, percent((from - start) / room)),
            // A range of one figure is a mark.
            width: Math.max(1, percent((to - from) / room)),
            'data-series': colorOf(row),
          }),
          draw('b', {}, rangeText(row.texts)),
        ),
      );
    }),
  );
};
