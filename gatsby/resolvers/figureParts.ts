import { formatSignedPercentage } from '../../src/i18n/format';

/** Minutes of the units of time whose signs all languages share. */
const minutes: ReadonlyMap<string | undefined, number> = new Map([
  ['min', 1],
  ['h', 60],
]);

/** A figure with a unit, such as `128 min`. Three digits after a point or comma may be thousands, so they are not read. */
const measure = /^(\d+(?:[.,]\d{1,2})?)\s+(\p{L}+)$/u;

const readMeasure = (figure: string): { value: number; unit: string | undefined } => {
  const [, digits = '', unit] = measure.exec(figure) ?? [];
  const value = Number(digits.replace(',', '.'));
  const factor = minutes.get(unit);
  if (factor !== undefined) return { value: value * factor, unit: 'min' };
  // `9 days` and `1 day` have one unit.
  return { value, unit: unit?.replace(/(?<=\p{L}{2})s$/u, '') };
};

/**
 * What part of the largest the figures of a story are that have the unit of the first and the last, so that bars show on one
 * scale what has become of it.
 *
 * @returns per cent for each figure; null for a zero and for other units, and for all if first and last are of different units.
 */
export const figureParts = (figures: readonly string[]): (number | null)[] => {
  const measures = figures.map((figure) => readMeasure(figure));
  const unit = measures[0]?.unit;
  const isOneScale = figures.length > 1 && unit !== undefined && measures.at(-1)?.unit === unit;
  const isOnScale = (measured: (typeof measures)[number]) => isOneScale && measured.unit === unit;
  const largest = Math.max(...measures.filter(isOnScale).map(({ value }) => value));
  return measures.map((measured) =>
    isOnScale(measured) && measured.value > 0
      ? Math.round((measured.value / largest) * 1000) / 10
      : null,
  );
};

/**
 * By how many per cent the last figure of a story differs from the first, formatted in the language of the tag; null where they
 * have no common scale.
 */
export const figureOutcome = (figures: readonly string[], languageTag: string): string | null => {
  const parts = figureParts(figures);
  const [first, last] = [parts[0], parts.at(-1)];
  return first && last ? formatSignedPercentage((last / first - 1) * 100, languageTag, 0) : null;
};
