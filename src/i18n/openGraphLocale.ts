/**
 * A local code as Open Graph writes it, always with a territory: `fr_BE`; Spanish of Latin America is `es_LA`, and a
 * language alone gets the territory where most speak it, as `en_US`.
 */
export const openGraphLocale = (localCode: string): string => {
  const { language, region } = new Intl.Locale(localCode).maximize();
  return `${language}_${region === '419' ? 'LA' : (region ?? '')}`;
};
