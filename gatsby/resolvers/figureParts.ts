/** A figure with a unit, such as `128 min`. Three digits after a point or comma may be thousands, so they are not read. */
const measure = /^(\d+(?:[.,]\d{1,2})?)\s+(\p{L}+)$/u;

const readMeasure = (figure = ''): { value: number; unit: string | undefined } => {
  const [, digits = '', unit] = measure.exec(figure) ?? [];
  return { value: Number(digits.replace(',', '.')), unit };
};

/**
 * What part of the larger one the first and the last figure of a story are, so that bars show on one scale what has become of it.
 *
 * @returns per cent for each figure; null for those between, for a zero, and for all if first and last are of other units.
 */
export const figureParts = (figures: readonly string[]): (number | null)[] => {
  const first = readMeasure(figures[0]);
  const last = readMeasure(figures.at(-1));
  const isOneScale = figures.length > 1 && first.unit !== undefined && first.unit === last.unit;
  const largest = Math.max(first.value, last.value);
  const partOf = ({ value }: typeof first) =>
    isOneScale && value > 0 ? Math.round((value / largest) * 1000) / 10 : null;
  return figures.map((_, index) => {
    if (index === 0) return partOf(first);
    return index === figures.length - 1 ? partOf(last) : null;
  });
};
