import { formatNumber, formatPercentage } from '../../src/i18n/format';

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
