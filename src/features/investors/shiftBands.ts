import type { Share } from './proportionColumns';

export type ShiftedShare = Share & {
  readonly valueLastYear: number;
  readonly displayValueLastYear: string;
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Where each share ends in a pile of a hundred, the first one on top. */
const endsOf = (values: readonly number[]): number[] => {
  const whole = sumOf(values);
  return values.map(
    (_, index) => Math.round((sumOf(values.slice(0, index + 1)) / whole) * 1e4) / 100,
  );
};

/**
 * The outlines of bands from the pile of last year to that of this one, as the `d` of paths in a square of a hundred, in the order
 * of the shares. Their ends are outside of it, so that only their edges have lines.
 */
export const shiftBands = (shares: readonly ShiftedShare[]): string[] => {
  const was = endsOf(shares.map(({ valueLastYear }) => valueLastYear));
  const is = endsOf(shares.map(({ valueThisYear }) => valueThisYear));
  return shares.map((_, index) => {
    const [from, to] = [was[index - 1] ?? 0, is[index - 1] ?? 0];
    return `M-9 ${from}H0C50 ${from} 50 ${to} 100 ${to}H109V${is[index]}H100C50 ${is[index]} 50 ${was[index]} 0 ${was[index]}H-9Z`;
  });
};
