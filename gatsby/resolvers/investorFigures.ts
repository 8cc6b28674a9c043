import {
  formatNumber,
  formatPercentage,
  formatSigned,
  formatSignedPercentage,
} from '../../src/i18n/format';

type Figures = Readonly<Record<string, unknown>>;

/** How much the share of a breakdown item changed in a year, in percentage points, rounded to a tenth. */
export const changeInPoints = ({ valueThisYear, valueLastYear }: Figures): number =>
  Math.round((Number(valueThisYear) - Number(valueLastYear)) * 10) / 10;

/** Matches the GraphQL type CapitalTotals. */
type CapitalTotals = {
  displayNumberOfShares: string;
  displayNumberOfVotingRights: string;
  displayPercentageOfCapital: string;
  displayPercentageOfVotingRights: string;
};

/** The sums of all shareholdings, formatted in the language of the tag. */
export const capitalTotals = (
  shareholdings: readonly Figures[],
  languageTag: string,
): CapitalTotals => {
  const sum = (field: string) =>
    shareholdings.reduce((total, shareholding) => total + Number(shareholding[field]), 0);
  return {
    displayNumberOfShares: formatNumber(sum('numberOfShares'), languageTag),
    displayNumberOfVotingRights: formatNumber(sum('numberOfVotingRights'), languageTag),
    displayPercentageOfCapital: formatPercentage(sum('percentageOfCapital'), languageTag),
    displayPercentageOfVotingRights: formatPercentage(sum('percentageOfVotingRights'), languageTag),
  };
};

/** The operating result of a financial year in per cent of its revenue, rounded to a tenth; 0 without revenue. */
export const operatingMargin = ({ operatingResult, consolidatedRevenue }: Figures): number =>
  Number(consolidatedRevenue) === 0
    ? 0
    : Math.round((Number(operatingResult) / Number(consolidatedRevenue)) * 1000) / 10;

const measures = ['consolidatedRevenue', 'operatingResult', 'headcount'] as const;

/** Matches the GraphQL type YearlyChanges. */
type YearlyChanges = Record<(typeof measures)[number] | 'operatingMargin', string>;

type Changes = (YearlyChanges & { since: number }) | null;

const changesFrom = (
  before: Figures | undefined,
  last: Figures | undefined,
  languageTag: string,
): Changes => {
  if (!last || !before || last === before) return null;
  if (measures.some((measure) => Number(before[measure]) === 0)) return null;
  const change = (measure: (typeof measures)[number]) =>
    formatSignedPercentage(
      (Number(last[measure]) / Number(before[measure]) - 1) * 100,
      languageTag,
    );
  return {
    since: Number(before.year),
    consolidatedRevenue: change('consolidatedRevenue'),
    operatingResult: change('operatingResult'),
    operatingMargin: formatSigned(operatingMargin(last) - operatingMargin(before), languageTag),
    headcount: change('headcount'),
  };
};

const newestFirst = (years: readonly Figures[]): Figures[] =>
  [...years].sort((a, b) => Number(b.year) - Number(a.year));

/**
 * How much each figure of the last year differs from the year before, the margin in points; null without one, or where one of
 * its figures is zero.
 */
export const latestChanges = (years: readonly Figures[], languageTag: string): Changes => {
  const [last, before] = newestFirst(years);
  return changesFrom(before, last, languageTag);
};

/** The same from the first of the years. */
export const overallChanges = (years: readonly Figures[], languageTag: string): Changes => {
  const all = newestFirst(years);
  return changesFrom(all.at(-1), all[0], languageTag);
};
