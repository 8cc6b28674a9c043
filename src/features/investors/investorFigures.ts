/** Sorts financial years, oldest first. */
export const inYearOrder = <Year extends { readonly year: number }>(
  years: readonly Year[],
): Year[] => [...years].sort((a, b) => a.year - b.year);

type BreakdownItem = {
  readonly valueThisYear: number;
  readonly valueLastYear: number;
};

/** The lines of a breakdown, largest gain first, with changes as fractions of the largest (-1 to 1). */
export const breakdownLines = <Item extends BreakdownItem>(items: readonly Item[]) => {
  const changes = items.map(({ valueThisYear, valueLastYear }) => valueThisYear - valueLastYear);
  // 1 where nothing has changed.
  const largest = Math.max(...changes.map(Math.abs)) || 1;
  return items
    .map((item, index) => ({ ...item, change: (changes[index] ?? 0) / largest }))
    .sort((a, b) => b.change - a.change);
};
