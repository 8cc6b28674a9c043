import { latestChanges, operatingMargin, overallChanges } from '~/gatsby/resolvers/investorFigures';

const year = (
  of: number,
  consolidatedRevenue: number,
  operatingResult: number,
  headcount: number,
) => ({
  year: of,
  consolidatedRevenue,
  operatingResult,
  headcount,
});

describe('the changes of investor figures', () => {
  const years = [year(2025, 1284, 131, 11_400), year(2023, 1, 1, 1), year(2024, 1197, 140, 11_400)];

  it('are those from the year before, as the language writes them', () => {
    expect(latestChanges(years, 'en-US')).toEqual({
      since: 2024,
      consolidatedRevenue: '+7.3%',
      operatingResult: '−6.4%',
      operatingMargin: '−1.5',
      headcount: '0.0%',
    });
    expect(latestChanges(years, 'fr-FR')?.consolidatedRevenue).toMatch(/^\+7,3\s%$/);
  });

  it('are those from the first year too', () => {
    const first = [...years.slice(0, 1), year(2021, 918, 80, 10_000), year(2023, 1000, 90, 1)];
    expect(overallChanges(first, 'en-US')).toMatchObject({
      since: 2021,
      consolidatedRevenue: '+39.9%',
    });
    expect(overallChanges(years.slice(0, 1), 'en-US')).toBeNull();
  });

  it('are left out with one year, and where a figure was zero', () => {
    expect(latestChanges(years.slice(0, 1), 'en-US')).toBeNull();
    expect(latestChanges([year(2025, 1, 1, 1), year(2024, 1, 0, 1)], 'en-US')).toBeNull();
  });
});

test('the operating margin is the result in per cent of revenue, to a tenth', () => {
  expect(operatingMargin(year(2025, 1284, 131, 1))).toBe(10.2);
  expect(operatingMargin(year(2025, 100, -3, 1))).toBe(-3);
  expect(operatingMargin(year(2025, 0, 5, 1))).toBe(0);
});
