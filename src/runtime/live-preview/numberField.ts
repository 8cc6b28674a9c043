import { readTag, type FieldOfPage } from './tags';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The field of an entry that is this number: the entry is that of the tagged texts beside it in page data. */
const findIn = (value: unknown, number: number): FieldOfPage | undefined => {
  if (!isObject(value)) return undefined;
  const values = Object.values(value);
  const field = Object.keys(value).find((key) => value[key] === number);
  if (field !== undefined) {
    const tag = values
      .map((text) => (typeof text === 'string' ? readTag(text) : undefined))
      .find((found) => found !== undefined);
    if (tag) return { ...tag, field };
  }
  for (const inner of values) {
    const found = findIn(inner, number);
    if (found) return found;
  }
  return undefined;
};

/** The field that a number on the page is of; numbers of page data, such as years, have no place for a tag. */
export const numberField = (text: string, pageData: Iterable<unknown>): FieldOfPage | undefined => {
  if (!/^\d+$/.test(text.trim())) return undefined;
  for (const data of pageData) {
    const found = findIn(data, Number(text));
    if (found) return found;
  }
  return undefined;
};
