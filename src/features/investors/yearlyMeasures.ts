import { fill } from '../../i18n/fill';
import { inYearOrder } from './investorFigures';

/** One figure of all financial years, oldest first, as text for people and as numbers for a chart. */
export type Measure = {
  title: string;
  /** What is below the latest figure: year, unit, and the change from the year before. */
  facts: readonly string[];
  /** Of the caption of its table. */
  unit: string | undefined;
  latest: string;
  /** What a title that states the latest figure does not: the change since the first year, and the period. */
  growth: { change: string; period: string } | undefined;
  points: { label: string; value: number; text: string }[];
};

type Figures = {
  readonly currency: string;
  readonly financialYears: readonly Queries.InvestorYearFragment[];
  /** From the year before the last one. */
  readonly latestChanges: Queries.InvestorChangesFragment | null;
  /** From the first year. */
  readonly overallChanges: Queries.InvestorChangesFragment | null;
};

/** Revenue, result, margin and head count; none without financial years. `write` formats years. */
export const yearlyMeasures = (
  { currency, financialYears, latestChanges, overallChanges }: Figures,
  labels: Queries.YearlyFiguresLabelsFragment,
  write: (value: number) => string,
): Measure[] => {
  const years = inYearOrder(financialYears);
  const last = years.at(-1);
  if (!last) return [];
  const money = fill(labels.inMillions, { currency });
  const measures = [
    ['consolidatedRevenue', 'displayConsolidatedRevenue', money, labels.changeSince],
    ['operatingResult', 'displayOperatingResult', money, labels.changeSince],
    ['operatingMargin', 'displayOperatingMargin', labels.shareOfRevenue, labels.pointsSince],
    ['headcount', 'displayHeadcount', undefined, labels.changeSince],
  ] as const;
  return measures.map(([key, displayKey, unit, change]) => ({
    title: labels[key],
    facts: [
      [write(last.year), unit].filter(Boolean).join(' · '),
      ...(latestChanges
        ? [
            fill(change, {
              change: latestChanges[key],
              year: write(latestChanges.since),
            }),
          ]
        : []),
    ],
    unit,
    // A thin space: Chrome takes the narrow one for Mongolian, and such text has no letter spacing.
    latest: last[displayKey].replaceAll('\u202f', '\u2009'),
    growth: overallChanges
      ? {
          change: overallChanges[key],
          period: [`${write(overallChanges.since)} – ${write(last.year)}`, unit]
            .filter(Boolean)
            .join(' · '),
        }
      : undefined,
    points: years.map((year) => ({
      label: write(year.year),
      value: year[key],
      text: year[displayKey],
    })),
  }));
};
