/** A figure with a unit, such as `128 min`. */
const measure = /^(\d+(?:[.,]\d+)?)\s+(\p{L}+)$/u;

/**
 * What part of the larger one the first and the last figure of a story are, so that bars show on one scale what has become of it.
 *
 * @returns per cent for each figure; null for those between, for a zero, and for all if first and last are of other units.
 */
export const figureParts = (figures: readonly string[]): (number | null)[] => {
  const ends = [figures[0], figures.at(-1)].map((figure) => {
    const [, digits = '', unit] = measure.exec(figure ?? '') ?? [];
    return { value: Number(digits.replace(',', '.')), unit };
  });
  const [first, last] = ends;
  const isOneScale = figures.length > 1 && first?.unit !== undefined && first.unit === last?.unit;
  const largest = Math.max(...ends.map(({ value }) => value));
  return figures.map((_, index) => {
    const end = { 0: first, [figures.length - 1]: last }[index];
    if (!isOneScale || !end?.value) return null;
    return Math.round((end.value / largest) * 1000) / 10;
  });
};
