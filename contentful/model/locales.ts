/** The languages of the space. What is missing in one is read from its fallback. */
export const contentLocales = [
  { code: 'en', name: 'English', fallbackCode: null, isDefault: true },
  { code: 'fr', name: 'French', fallbackCode: 'en', isDefault: false },
  { code: 'pt', name: 'Portuguese', fallbackCode: 'en', isDefault: false },
  { code: 'es', name: 'Spanish', fallbackCode: 'en', isDefault: false },
] as const;

export type ContentLocale = (typeof contentLocales)[number]['code'];

export const defaultLocale: ContentLocale = 'en';

const codes: ReadonlySet<string> = new Set(contentLocales.map(({ code }) => code));

/** Whether a text is the code of one of the space's languages. */
export const isContentLocale = (code: string): code is ContentLocale => codes.has(code);
