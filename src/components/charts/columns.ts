export type Column = { x: number; y: number; width: number; height: number };

type Box = { x: number; y: number; width: number; height: number };

/**
 * Lays out columns of equal width from a common zero line within a box, in its units. Negative values extend below the
 * line. `gap` is the gap between columns as a fraction of their step.
 */
export const layOutColumns = (
  values: readonly number[],
  { x, y, width, height }: Box,
  gap = 0.35,
): { columns: Column[]; zero: number } => {
  const highest = Math.max(0, ...values);
  const lowest = Math.min(0, ...values);
  const span = highest - lowest || 1;
  const yOf = (value: number) => y + ((highest - value) / span) * height;
  const zero = yOf(0);
  const step = width / Math.max(1, values.length);
  const columns = values.map((value, index) => ({
    x: x + index * step + (step * gap) / 2,
    y: Math.min(zero, yOf(value)),
    width: step * (1 - gap),
    height: Math.abs(yOf(value) - zero),
  }));
  return { columns, zero };
};
