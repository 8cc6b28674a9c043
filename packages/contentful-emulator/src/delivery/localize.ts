import type { ContentType, Locale, LocalizedFields } from '../types';
import { badRequest } from './apiError';

export const everyLocale = '*';

/** The locale of a request: a code of the space, or `*` for all of them. Throws Contentful's 400 otherwise. */
export const readLocale = (
  asked: string | undefined,
  locales: readonly Locale[],
  defaultLocale: string,
): string => {
  if (asked === undefined) return defaultLocale;
  if (asked === everyLocale || locales.some(({ code }) => code === asked)) return asked;
  throw badRequest(`Unknown locale: ${asked}`);
};

/** A locale and what it falls back to, in order. */
const fallbackChain = (code: string, locales: readonly Locale[]): string[] => {
  const chain: string[] = [];
  const fallbacks = new Map(locales.map((locale) => [locale.code, locale.fallbackCode]));
  let next: string | null | undefined = code;
  while (next && !chain.includes(next)) {
    chain.push(next);
    next = fallbacks.get(next);
  }
  return chain;
};

/** Leaves out the fields that the content type omits from the API, or no longer has. */
export const withoutOmitted = (
  fields: LocalizedFields,
  contentType: ContentType | undefined,
): LocalizedFields => {
  const shown = new Set(contentType?.fields.filter(({ omitted }) => !omitted).map(({ id }) => id));
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([id, values]) => (!contentType || shown.has(id)) && Object.keys(values).length > 0,
    ),
  );
};

/** Field id -> value in one locale, or in its nearest fallback that has one. Only an absent value falls back. */
export const inLocale = (
  fields: LocalizedFields,
  contentType: ContentType | undefined,
  locale: string,
  locales: readonly Locale[],
  defaultLocale: string,
): Record<string, unknown> => {
  const chain = fallbackChain(locale, locales);
  const isLocalized = new Map(contentType?.fields.map((field) => [field.id, field.localized]));
  const values: Record<string, unknown> = {};
  for (const [id, byLocale] of Object.entries(fields)) {
    const codes = isLocalized.get(id) === false ? [defaultLocale] : chain;
    const code = codes.find((candidate) => byLocale[candidate] !== undefined);
    if (code !== undefined) values[id] = byLocale[code];
  }
  return values;
};
