import type { Alternate } from '../routes/alternates';

/** Likely subtags take ICU 20 microseconds, and every page names those of all its alternates. */
const localeOf = new Map<string, string>();

/**
 * A language tag as Open Graph writes it, always with a territory: `fr_BE`; Spanish of Latin America is `es_LA`, and a
 * language alone gets the territory where most speak it, as `en_US`.
 */
export const openGraphLocale = (languageTag: string): string => {
  const known = localeOf.get(languageTag);
  if (known !== undefined) return known;
  const { language, region } = new Intl.Locale(languageTag).maximize();
  const locale = `${language}_${region === '419' ? 'LA' : (region ?? '')}`;
  localeOf.set(languageTag, locale);
  return locale;
};

/** The locales of the alternates of a page in their order, each once, without the page's own. */
export const otherOpenGraphLocales = (
  languageTag: string,
  alternates: readonly Alternate[],
): string[] => {
  const locales = new Set(
    alternates
      .filter(({ hreflang }) => hreflang !== 'x-default')
      .map(({ hreflang }) => openGraphLocale(hreflang)),
  );
  locales.delete(openGraphLocale(languageTag));
  return [...locales];
};
