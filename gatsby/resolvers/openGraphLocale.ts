import { memoize } from '../content/memoize';
import type { Alternate } from '../routes/alternates';

/**
 * A language tag as Open Graph writes it, always with a territory: `fr_BE`; Spanish of Latin America is `es_LA`, and a
 * language alone gets the territory where most speak it, as `en_US`. Kept, because likely subtags take ICU 20 microseconds,
 * and every page names those of all its alternates.
 */
export const openGraphLocale = memoize((languageTag: string): string => {
  const { language, region } = new Intl.Locale(languageTag).maximize();
  return `${language}_${region === '419' ? 'LA' : (region ?? '')}`;
});

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
