/** Sorts financial years, oldest first. */
export const inYearOrder = <Year extends { readonly year: number }>(
  years: readonly Year[],
): Year[] => [...years].sort((a, b) => a.year - b.year);

type BreakdownItem = {
  readonly valueThisYear: number;
  readonly valueLastYear: number;
};

/**
 * The lines of a breakdown, largest first, with bar lengths as fractions of the longest (0 to 1), and changes as fractions of the
 * largest (-1 to 1).
 */
export const breakdownLines = <Item extends BreakdownItem>(items: readonly Item[]) => {
  const changes = items.map(({ valueThisYear, valueLastYear }) => valueThisYear - valueLastYear);
  const largestChange = Math.max(...changes.map(Math.abs)) || 1;
  const longest =
    Math.max(
      0,
      ...items.flatMap(({ valueThisYear, valueLastYear }) => [valueThisYear, valueLastYear]),
    ) || 1;
  return [...items]
    .sort((a, b) => b.valueThisYear - a.valueThisYear)
    .map((item) => ({
      ...item,
      current: item.valueThisYear / longest,
      previous: item.valueLastYear / longest,
      change: (item.valueThisYear - item.valueLastYear) / largestChange,
    }));
};
