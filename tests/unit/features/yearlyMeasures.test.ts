import { yearlyMeasures } from '~/src/features/investors/yearlyMeasures';

const labels = {
  consolidatedRevenue: 'Revenue',
  operatingResult: 'Result',
  operatingMargin: 'Margin',
  headcount: 'Head count',
  year: 'Year',
  showTable: 'Show',
  changeSince: '{change} on {year}',
  pointsSince: '{change} points on {year}',
  shareOfRevenue: 'Per cent of revenue',
  inMillions: 'In millions of {currency}',
};
const year = (number: number, revenue: number) => ({
  year: number,
  consolidatedRevenue: revenue,
  operatingResult: 1,
  operatingMargin: 10.2,
  headcount: 2,
  displayConsolidatedRevenue: `${revenue}.0`,
  displayOperatingResult: '1',
  displayOperatingMargin: '10.2%',
  displayHeadcount: '2',
});
const changes = {
  since: 2024,
  consolidatedRevenue: '+7%',
  operatingResult: '+1%',
  operatingMargin: '+0.3',
  headcount: '+2%',
};

it('the latest year is written large, and the years are in order', () => {
  const [revenue, , margin, people] = yearlyMeasures(
    {
      currency: 'EUR',
      financialYears: [year(2025, 1284), year(2024, 1197)],
      latestChanges: changes,
      overallChanges: { ...changes, since: 2021, consolidatedRevenue: '+40%' },
    },
    labels,
    String,
  );
  expect(revenue).toEqual({
    title: 'Revenue',
    facts: ['2025 · In millions of EUR', '+7% on 2024'],
    unit: 'In millions of EUR',
    latest: '1284.0',
    growth: { change: '+40%', period: '2021 – 2025 · In millions of EUR' },
    points: [
      { label: '2024', value: 1197, text: '1197.0' },
      { label: '2025', value: 1284, text: '1284.0' },
    ],
  });
  expect(margin?.latest).toBe('10.2%');
  expect(margin?.facts).toEqual(['2025 · Per cent of revenue', '+0.3 points on 2024']);
  expect(people?.facts).toEqual(['2025', '+2% on 2024']);
});

it('one year has no change, and no year has no measures', () => {
  const figures = {
    currency: 'EUR',
    financialYears: [year(2025, 1)],
    latestChanges: null,
    overallChanges: null,
  };
  expect(yearlyMeasures(figures, labels, String)[0]?.facts).toEqual(['2025 · In millions of EUR']);
  expect(yearlyMeasures({ ...figures, financialYears: [] }, labels, String)).toEqual([]);
});
