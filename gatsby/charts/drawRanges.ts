import type { Chart } from './chart';
import { barOnTrack, chartItem, chartList, percent } from './drawBars';
import { draw, type Drawing } from './drawing';

/**
 * A bar a row from its first figure to its second. The scale ends at the most of the chart and begins at zero, or at the least
 * where half of it or more would be empty: the place of a bar is what counts there.
 */
export const drawRanges = ({ rows }: Chart): Drawing => {
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
          }),
          draw('b', {}, row.texts.join(' – ')),
        ),
      );
    }),
  );
};
