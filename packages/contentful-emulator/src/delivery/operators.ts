const words = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** Compares numbers numerically, all other values as text. */
export const compareValues = (a: unknown, b: unknown): number => {
  const [first, second] = [Number(a), Number(b)];
  if (typeof a !== 'boolean' && !Number.isNaN(first) && !Number.isNaN(second)) {
    return first - second;
  }
  const [from, to] = [asText(a), asText(b)];
  return from < to ? -1 : from > to ? 1 : 0;
};

/** Compares dates by timestamp, because they can differ in precision; other values with {@link compareValues}. */
const compareDates = (value: unknown, expected: string): number => {
  const isDate = /^\d{4}-\d{2}-\d{2}/;
  if (typeof value === 'string' && isDate.test(value) && isDate.test(expected)) {
    return Date.parse(value) - Date.parse(expected);
  }
  return compareValues(value, expected);
};

const anyOf = (values: readonly unknown[], expected: string) =>
  expected.split(',').some((option) => values.some((value) => asText(value) === option));

/** Full-text search: whether every search word is a prefix of a word in the values. */
export const matchesText = (values: readonly unknown[], expected: string): boolean => {
  const found = values.flatMap((value) => words(asText(value)));
  return words(expected).every((word) => found.some((other) => other.startsWith(word)));
};

/** Contentful's query operators by name; '' is equality. */
export const operators: Record<string, (values: readonly unknown[], expected: string) => boolean> =
  {
    '': (values, expected) => values.some((value) => asText(value) === expected),
    ne: (values, expected) => !values.some((value) => asText(value) === expected),
    in: anyOf,
    nin: (values, expected) => !anyOf(values, expected),
    all: (values, expected) =>
      expected.split(',').every((option) => values.some((value) => asText(value) === option)),
    exists: (values, expected) => values.length > 0 === (expected === 'true'),
    lt: (values, expected) => values.some((value) => compareDates(value, expected) < 0),
    lte: (values, expected) => values.some((value) => compareDates(value, expected) <= 0),
    gt: (values, expected) => values.some((value) => compareDates(value, expected) > 0),
    gte: (values, expected) => values.some((value) => compareDates(value, expected) >= 0),
    match: matchesText,
  };
