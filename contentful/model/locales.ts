type SpaceLocale = {
  code: string;
  /** As editors see it. */
  name: string;
  /** The locale that what is missing is read from; null for none. */
  fallbackCode: string | null;
  isDefault: boolean;
  /** What it writes besides Latin-1, for the font subset (scripts/makeFonts.mjs). */
  letters: string;
};

/** The languages of the space; what search knows of each is in search-index/encoder/languages.ts. */
export const contentLocales = [
  { code: 'en', name: 'English', fallbackCode: null, isDefault: true, letters: '' },
  { code: 'fr', name: 'French', fallbackCode: 'en', isDefault: false, letters: 'ŒœŸ' },
  { code: 'pt', name: 'Portuguese', fallbackCode: 'en', isDefault: false, letters: '' },
  { code: 'es', name: 'Spanish', fallbackCode: 'en', isDefault: false, letters: '' },
] as const satisfies readonly SpaceLocale[];

export type ContentLocale = (typeof contentLocales)[number]['code'];

type LanguageOf<Code extends string> = Code extends `${infer Language}-${string}` ? Language : Code;

/** The language of a locale, without its region: `pt` for `pt` and `pt-BR`. */
export type LanguageCode = LanguageOf<ContentLocale>;

export const defaultLocale: ContentLocale = 'en';

export const localeCodes: readonly ContentLocale[] = contentLocales.map(({ code }) => code);

/** Whether a text is the code of one of the space's languages. */
export const isContentLocale = (code: string): code is ContentLocale =>
  localeCodes.some((known) => known === code);
