/** A figure with a unit, such as `128 min`. */
const measure = /^(\d+(?:[.,]\d+)?)\s+(\p{L}+)$/u;

/**
 * What part of the largest figure each of them is, so that bars can show them on one scale: of those that share the unit of the
 * first, null for others.
 *
 * @returns per cent for each figure; null for a zero too, and all null if no other shares that unit.
 */
export const figureParts = (figures: readonly string[]): (number | null)[] => {
  const read = figures.map((figure) => {
    const [, digits = '', unit] = measure.exec(figure) ?? [];
    return { value: Number(digits.replace(',', '.')), unit };
  });
  const isOnScale = ({ unit }: { unit?: string }) => unit !== undefined && unit === read[0]?.unit;
  const values = read.filter(isOnScale).map(({ value }) => value);
  const largest = Math.max(...values);
  return read.map((figure) =>
    values.length > 1 && figure.value > 0 && isOnScale(figure)
      ? Math.round((figure.value / largest) * 1000) / 10
      : null,
  );
};
