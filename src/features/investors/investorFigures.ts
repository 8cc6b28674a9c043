/** Sorts financial years, oldest first. */
export const inYearOrder = <Year extends { readonly year: number }>(
  years: readonly Year[],
): Year[] => [...years].sort((a, b) => a.year - b.year);

type BreakdownItem = {
  readonly valueThisYear: number;
  readonly valueLastYear: number;
};

const changeOf = ({ valueThisYear, valueLastYear }: BreakdownItem): number =>
  valueThisYear - valueLastYear;

/** What the others are a part of; 1 where all are 0. */
const largestOf = (values: readonly number[]): number => Math.max(0, ...values) || 1;

/**
 * The lines of a breakdown, largest value first, with bar lengths as fractions of the longest (0 to 1); or largest change first, with
 * changes as fractions of the largest (-1 to 1).
 */
export const breakdownLines = <Item extends BreakdownItem>(
  items: readonly Item[],
  isOfChange?: boolean,
) => {
  const longest = largestOf(items.flatMap((item) => [item.valueThisYear, item.valueLastYear]));
  const largestChange = largestOf(items.map((item) => Math.abs(changeOf(item))));
  return items
    .map((item) => ({
      ...item,
      first: item.valueThisYear / longest,
      second: item.valueLastYear / longest,
      change: isOfChange ? changeOf(item) / largestChange : undefined,
    }))
    .sort((a, b) => (b.change ?? b.first) - (a.change ?? a.first));
};
