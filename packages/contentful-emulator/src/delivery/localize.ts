import type { ContentType, Locale, LocalizedFields } from '../types';
import { badRequest } from './apiError';

/** Value of the query parameter `locale` for all locales. */
export const allLocales = '*';

/** Validates the query parameter `locale`: a locale code, or `*`. Throws Contentful's 400 for an unknown locale. */
export const readLocale = (
  requested: string | undefined,
  locales: readonly Locale[],
  defaultLocale: string,
): string => {
  if (requested === undefined) return defaultLocale;
  if (requested === allLocales || locales.some(({ code }) => code === requested)) return requested;
  throw badRequest(`Unknown locale: ${requested}`);
};

/** A locale code followed by its fallback locales, in order. */
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

/** Removes empty fields, fields that the content type marks as `omitted`, and fields it no longer has. */
export const visibleFields = (
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

/** Resolves fields to one locale: field id -> value. A missing value comes from the fallback locales; an empty text does not fall back. */
export const localizeFields = (
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
