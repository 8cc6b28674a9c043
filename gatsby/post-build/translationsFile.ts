/** The texts that lack a translation, for the publisher and `npm run space -- translations`. */
export const translationsFile = '.space/translations.json';
