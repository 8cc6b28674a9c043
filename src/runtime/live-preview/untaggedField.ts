import { readTag, readTags, type FieldOfPage } from './tags';

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Names of addresses that resolvers compute. */
const computed = /^(?:href|path|url)$|Href$/;

/**
 * The field of an entry that has this value: the entry is that of the tagged texts beside it in page data.
 *
 * @param id of the entry; if undefined, any.
 */
const findIn = (value: unknown, wanted: number | string, id?: string): FieldOfPage | undefined => {
  if (!isObject(value)) return undefined;
  const values = Object.values(value);
  const field = Object.keys(value).find((key) => value[key] === wanted && !computed.test(key));
  if (field !== undefined) {
    const tag = values
      .map((text) => (typeof text === 'string' ? readTag(text) : undefined))
      .find((found) => found !== undefined);
    if (tag && tag.id === (id ?? tag.id)) return { ...tag, field };
  }
  for (const inner of values) {
    const found = findIn(inner, wanted, id);
    if (found) return found;
  }
  return undefined;
};

const findInAll = (
  pageData: Iterable<unknown>,
  wanted: number | string,
  id?: string,
): FieldOfPage | undefined => {
  for (const data of pageData) {
    const found = findIn(data, wanted, id);
    if (found) return found;
  }
  return undefined;
};

/** The entries of the tagged texts around an element, the nearest first. */
const entriesAround = (element: Element): ReadonlySet<string> => {
  const ids = new Set<string>();
  for (let at: Element | null = element; at; at = at.parentElement) {
    for (const { id } of readTags(at.textContent)) ids.add(id);
  }
  return ids;
};

/**
 * The field that a number on the page is of; numbers of page data, such as years, have no place for a tag. Of several entries
 * with the number it is the one of which a text stands nearest.
 */
export const numberField = (
  text: string,
  element: Element,
  pageData: Iterable<unknown>,
): FieldOfPage | undefined => {
  if (!/^\d+$/.test(text.trim())) return undefined;
  const data = [...pageData];
  for (const id of entriesAround(element)) {
    const found = findInAll(data, Number(text), id);
    if (found) return found;
  }
  return findInAll(data, Number(text));
};

/** The field that the address of a link is of, such as a profile, whose text is the name of the network. */
export const addressField = (
  element: Element,
  pageData: Iterable<unknown>,
): FieldOfPage | undefined => {
  const address = element.closest('a')?.getAttribute('href');
  return address ? findInAll(pageData, address) : undefined;
};
