import { layOutColumns } from '~/src/components/charts/columns';
import { breakdownLines, inYearOrder } from '~/src/features/investors/investorFigures';
import { proportionColumns } from '~/src/features/investors/proportionColumns';

const box = { x: 0, y: 10, width: 100, height: 80 };

describe('layOutColumns', () => {
  it('stands values on the zero line, the highest one filling the box', () => {
    const { columns, zero } = layOutColumns([20, 40], box, 0.2);
    expect(zero).toBe(90);
    expect(columns).toEqual([
      { x: 5, y: 50, width: 40, height: 40 },
      { x: 55, y: 10, width: 40, height: 80 },
    ]);
  });

  it('hangs losses from the zero line', () => {
    const { columns, zero } = layOutColumns([30, -10], box);
    expect(zero).toBe(70);
    expect(columns[1]).toMatchObject({ y: 70, height: 20 });
  });

  it('bears a single value, zeros and none', () => {
    expect(layOutColumns([5], box).columns[0]).toMatchObject({ height: 80 });
    expect(layOutColumns([0, 0], box).columns.map(({ height }) => height)).toEqual([0, 0]);
    expect(layOutColumns([], box).columns).toEqual([]);
  });
});

describe('investor figures', () => {
  it('orders years from the oldest to the latest without touching what was given', () => {
    const years = [{ year: 2025 }, { year: 2021 }, { year: 2023 }];
    expect(inYearOrder(years).map(({ year }) => year)).toEqual([2021, 2023, 2025]);
    expect(years[0]?.year).toBe(2025);
  });

  it('puts the largest gain first, with bars as parts of the largest change', () => {
    const items = [
      { name: 'Banking', valueThisYear: 40, valueLastYear: 41 },
      { name: 'Health', valueThisYear: 12, valueLastYear: 12 },
      { name: 'Energy', valueThisYear: 13, valueLastYear: 11 },
    ];
    expect(breakdownLines(items).map(({ name, change }) => [name, change])).toEqual([
      ['Energy', 1],
      ['Health', 0],
      ['Banking', -0.5],
    ]);
    expect(breakdownLines(items.slice(1, 2))[0]?.change).toBe(0);
    expect(breakdownLines([])).toEqual([]);
  });

  const columnsOf = (values: number[]) =>
    proportionColumns(
      values.map((value) => ({
        name: String(value),
        valueThisYear: value,
        valueLastYear: 0,
        displayValueThisYear: '',
        displayValueLastYear: '',
        displayChange: '',
      })),
    ).map(({ share, cells }) => [share, ...cells.map(({ valueThisYear }) => valueThisYear)]);

  it('puts shares into the column of the third that they begin in, with areas as large as they are', () => {
    expect(columnsOf([30, 22, 19, 7, 7, 6, 5, 4])).toEqual([
      [52, 30, 22],
      [19, 19],
      [29, 7, 7, 6, 5, 4],
    ]);
    // None begins in the second third.
    expect(columnsOf([70, 20, 10])).toEqual([
      [70, 70],
      [30, 20, 10],
    ]);
    expect(columnsOf([])).toEqual([]);
  });
});
