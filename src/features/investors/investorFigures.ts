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

/** The lines of a breakdown, largest gain first, with changes as fractions of the largest (-1 to 1). */
export const breakdownLines = <Item extends BreakdownItem>(items: readonly Item[]) => {
  // 1 where nothing has changed.
  const largest = Math.max(0, ...items.map((item) => Math.abs(changeOf(item)))) || 1;
  return items
    .map((item) => ({ ...item, change: changeOf(item) / largest }))
    .sort((a, b) => b.change - a.change);
};
