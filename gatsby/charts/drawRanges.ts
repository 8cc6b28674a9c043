import type { Chart } from './chart';
import { barOnTrack, chartItem, chartList, percent } from './drawBars';
import { draw, type Drawing } from './drawing';

/** A bar a row from its first figure to its second, between the least and the most of the chart: its place is what counts. */
export const drawRanges = ({ rows }: Chart): Drawing => {
  const all = rows.flatMap(({ values }) => values);
  const least = Math.min(...all);
  const room = Math.max(...all) - least || 1;
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
            x: Math.min(99, percent((from - least) / room)),
            // A range of one figure is a mark.
            width: Math.max(1, percent((to - from) / room)),
          }),
          draw('b', {}, row.texts.join(' – ')),
        ),
      );
    }),
  );
};
