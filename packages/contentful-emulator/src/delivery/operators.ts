const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Orders two values: numbers as numbers, dates and texts as texts. */
export const compareValues = (a: unknown, b: unknown): number => {
  const [first, second] = [Number(a), Number(b)];
  if (typeof a !== 'boolean' && !Number.isNaN(first) && !Number.isNaN(second)) {
    return first - second;
  }
  const [from, to] = [asText(a), asText(b)];
  return from < to ? -1 : from > to ? 1 : 0;
};

/** Dates of different precision compare as moments; everything else as {@link compareValues}. */
const compareMoments = (value: unknown, wanted: string): number => {
  const isDate = /^\d{4}-\d{2}-\d{2}/;
  if (typeof value === 'string' && isDate.test(value) && isDate.test(wanted)) {
    return Date.parse(value) - Date.parse(wanted);
  }
  return compareValues(value, wanted);
};

const anyOf = (values: readonly unknown[], wanted: string) =>
  wanted.split(',').some((option) => values.some((value) => asText(value) === option));

/** Whether a value holds every word of the search, each as the start of one of its words. */
export const matchesText = (values: readonly unknown[], wanted: string): boolean => {
  const found = values.flatMap((value) => words(asText(value)));
  return words(wanted).every((word) => found.some((other) => other.startsWith(word)));
};

/** Contentful's query operators; '' is equality. */
export const operators: Record<string, (values: readonly unknown[], wanted: string) => boolean> = {
  '': (values, wanted) => values.some((value) => asText(value) === wanted),
  ne: (values, wanted) => !values.some((value) => asText(value) === wanted),
  in: anyOf,
  nin: (values, wanted) => !anyOf(values, wanted),
  all: (values, wanted) =>
    wanted.split(',').every((option) => values.some((value) => asText(value) === option)),
  exists: (values, wanted) => values.length > 0 === (wanted === 'true'),
  lt: (values, wanted) => values.some((value) => compareMoments(value, wanted) < 0),
  lte: (values, wanted) => values.some((value) => compareMoments(value, wanted) <= 0),
  gt: (values, wanted) => values.some((value) => compareMoments(value, wanted) > 0),
  gte: (values, wanted) => values.some((value) => compareMoments(value, wanted) >= 0),
  match: matchesText,
};
