import type { Chart } from './chart';
import { draw, type Drawing } from './drawing';

const columnsOf = ({ kind, series, title, labels }: Chart): readonly string[] => {
  if (kind === 'Progress') {
    return [labels.chartStart, labels.chartToday, labels.chartGoal, labels.chartDue];
  }
  return series.length > 0 ? series : [title];
};

/** All figures as a table that a visitor opens. */
export const drawTable = (chart: Chart): Drawing => {
  const columns = columnsOf(chart);
  return draw(
    'details',
    { className: 'chart-figures' },
    draw('summary', {}, chart.labels.showFigures),
    draw(
      'div',
      { tabIndex: 0, role: 'region', 'aria-label': chart.title },
      draw(
        'table',
        {},
        draw(
          'thead',
          {},
          draw(
            'tr',
            {},
            draw('td', {}),
            ...columns.map((name) => draw('th', { scope: 'col' }, name)),
          ),
        ),
        draw(
          'tbody',
          {},
          ...chart.rows.map(({ label, texts, due, isMarked }) =>
            draw(
              'tr',
              {},
              draw('th', { scope: 'row' }, isMarked ? draw('strong', {}, label) : label),
              ...texts.map((text) => draw('td', {}, text)),
              chart.kind === 'Progress' ? draw('td', {}, due ?? '') : undefined,
            ),
          ),
        ),
      ),
    ),
  );
};
