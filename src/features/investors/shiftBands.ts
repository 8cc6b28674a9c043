type TwoYears = { readonly valueLastYear: number; readonly valueThisYear: number };

/**
 * The outlines of bands from the pile of last year's shares to that of this year's, as the `d` of paths; shares are in per cent,
 * and piles 100 high.
 */
export const shiftBands = (shares: readonly TwoYears[]): string[] => {
  let [start, end] = [0, 0];
  return shares.map(({ valueLastYear, valueThisYear }) => {
    const top = `M0 ${start}L1 ${end}`;
    start += valueLastYear;
    end += valueThisYear;
    return `${top}V${end}L0 ${start}Z`;
  });
};
