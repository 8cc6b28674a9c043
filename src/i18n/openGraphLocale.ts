const withRegion = /^([a-z]{2,3})-([A-Z]{2}|\d{3})$/;

/**
 * A local code as Open Graph writes it, always with a territory: `fr_BE`; Spanish of Latin America is `es_LA`, and a
 * language alone gets the territory where most speak it, as `en_US`.
 */
export const openGraphLocale = (localCode: string): string => {
  // Most have a territory, and knowing what a language lacks takes a phone 40 ms.
  const [, ownLanguage, ownRegion] = withRegion.exec(localCode) ?? [];
  if (ownRegion && ownRegion !== '419') return `${ownLanguage}_${ownRegion}`;
  const { language, region } = new Intl.Locale(localCode).maximize();
  return `${language}_${region === '419' ? 'LA' : (region ?? '')}`;
};
