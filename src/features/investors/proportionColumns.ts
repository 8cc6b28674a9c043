/** A share of a whole, in per cent. */
export type Share = {
  readonly name: string;
  readonly valueThisYear: number;
  readonly valueLastYear: number;
  readonly displayValueThisYear: string;
  readonly displayValueLastYear: string;
  readonly displayChange: string;
  readonly isMarked?: boolean | null;
};

type Column = { share: number; cells: Share[] };

/**
 * Shares of a whole in at most three columns, in their order: each in the column of the third that it begins in. A column as wide as
 * its sum, and cells as high as their part of it, have areas in proportion to the shares.
 */
export const proportionColumns = (shares: readonly Share[]): Column[] => {
  const columns: Column[] = [];
  let start = 0;
  for (const cell of shares) {
    const third = Math.min(2, Math.floor(start / 33.4));
    const column = (columns[third] ??= { share: 0, cells: [] });
    column.cells.push(cell);
    column.share += cell.valueThisYear;
    start += cell.valueThisYear;
  }
  // A share of more than a third leaves none to begin in the next.
  return columns.filter(Boolean);
};
