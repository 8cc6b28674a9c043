import { readTag, type FieldOfPage } from './tags';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Addresses that resolvers compute. */
const computed: ReadonlySet<string> = new Set(['href', 'path', 'url']);

/** The field of an entry that has this value: the entry is that of the tagged texts beside it in page data. */
const findIn = (value: unknown, wanted: number | string): FieldOfPage | undefined => {
  if (!isObject(value)) return undefined;
  const values = Object.values(value);
  const field = Object.keys(value).find((key) => value[key] === wanted && !computed.has(key));
  if (field !== undefined) {
    const tag = values
      .map((text) => (typeof text === 'string' ? readTag(text) : undefined))
      .find((found) => found !== undefined);
    if (tag) return { ...tag, field };
  }
  for (const inner of values) {
    const found = findIn(inner, wanted);
    if (found) return found;
  }
  return undefined;
};

const findInAll = (
  pageData: Iterable<unknown>,
  wanted: number | string,
): FieldOfPage | undefined => {
  for (const data of pageData) {
    const found = findIn(data, wanted);
    if (found) return found;
  }
  return undefined;
};

/** The field that a number on the page is of; numbers of page data, such as years, have no place for a tag. */
export const numberField = (text: string, pageData: Iterable<unknown>): FieldOfPage | undefined =>
  /^\d+$/.test(text.trim()) ? findInAll(pageData, Number(text)) : undefined;

/** The field that the address of a link is of, such as a profile, whose text is the name of the network. */
export const addressField = (
  element: Element,
  pageData: Iterable<unknown>,
): FieldOfPage | undefined => {
  const address = element.closest('a')?.getAttribute('href');
  return address ? findInAll(pageData, address) : undefined;
};
