import type { TranslationGap } from 'static-site-publisher/translations';
import { findContentType } from '../../contentful/model/contentTypes';
import { languageSegment } from '../../src/i18n/paths';
import type { TranslatedFields, TranslationHistory } from '../records/translationHistory';
import type { Routes, Site } from '../routes/types';

export type TranslationGapsInput = {
  routes: Routes;
  history: TranslationHistory;
  /** Locales of the space, by code, with the locale that each falls back to; the default one has none. */
  fallbacks: Readonly<Record<string, string | undefined>>;
  defaultLocale: string;
  /** Ids of the entries that a site shows. */
  shownIn: (site: Site) => Iterable<string>;
  /** Name and content type of an entry. */
  entryOf: (id: string) => { name: string; type: string } | undefined;
};

type Gap = Pick<TranslationGap, 'state' | 'sourceAt' | 'textAt' | 'shown'>;

const gapOf = (
  values: TranslatedFields[string],
  locale: string,
  { fallbacks, defaultLocale }: TranslationGapsInput,
): Gap | undefined => {
  const source = values[defaultLocale];
  if (source === undefined) return undefined;
  const { changedAt: sourceAt } = source;
  const since = sourceAt !== undefined && { sourceAt };
  const own = values[locale];
  if (own !== undefined) {
    // Without a time it is older than every time that is known.
    const isOlder = sourceAt !== undefined && (own.changedAt ?? '') < sourceAt;
    if (!isOlder) return undefined;
    return { state: 'outdated', ...since, ...(own.changedAt && { textAt: own.changedAt }) };
  }
  const seen = new Set<string>();
  for (
    let code = fallbacks[locale];
    code !== undefined && !seen.has(code);
    code = fallbacks[code]
  ) {
    seen.add(code);
    if (values[code] === undefined) continue;
    // British English may well have the text of English.
    if (languageSegment(code) === languageSegment(locale)) return undefined;
    return { state: 'fallback', shown: code, ...since };
  }
  return { state: 'missing', ...since };
};

/**
 * The texts of each site that are not in its language: missing, in the language that its locale falls back to, or older than the
 * text in the default language. Pure.
 */
export const findTranslationGaps = (input: TranslationGapsInput): TranslationGap[] => {
  const { routes, history, defaultLocale, shownIn, entryOf } = input;
  return routes.sites.flatMap((site) => {
    const { locale } = site;
    if (languageSegment(locale) === languageSegment(defaultLocale)) return [];
    const leftOut = routes.leftOut.filter(({ site: id }) => id === site.id);
    const ids = new Set([...shownIn(site), ...leftOut.map(({ entryId }) => entryId)]);
    return [...ids].sort().flatMap((entryId) => {
      const entry = entryOf(entryId);
      if (entry === undefined) return [];
      const fields = findContentType(entry.type)?.fields ?? {};
      return Object.entries(history[entryId] ?? {}).flatMap(
        ([fieldId, values]): TranslationGap[] => {
          const gap = gapOf(values, locale, input);
          if (gap === undefined) return [];
          const place = { site: site.id, language: site.languageName, locale };
          const field = {
            entryId,
            entryName: entry.name,
            fieldId,
            field: fields[fieldId]?.name ?? fieldId,
          };
          return [{ ...place, ...field, ...gap }];
        },
      );
    });
  });
};
