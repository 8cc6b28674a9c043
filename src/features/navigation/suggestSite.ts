type Suggestible = {
  readonly country: string;
  readonly language: string;
  readonly localCode: string;
};

const storageKey = 'talvane-site';

/** Country and language of the site the visitor was last on, such as `be/fr`; nothing where storage is off. */
export const rememberedSite = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** Remembers the site that the visitor is on, for the region chooser. */
export const rememberSite = (site: string): void => {
  try {
    localStorage.setItem(storageKey, site);
  } catch {
    // Storage may be off: the chooser then goes by the browser's languages.
  }
};

/**
 * The site to suggest: the last choice, else the first of the browser's languages that a site speaks, exactly
 * (`fr-BE`) before by language (`fr`).
 */
export const suggestSite = <Site extends Suggestible>(
  sites: readonly Site[],
  remembered: string | null,
  languages: readonly string[],
): Site | undefined => {
  const last = sites.find(({ country, language }) => `${country}/${language}` === remembered);
  if (last) return last;
  for (const language of languages) {
    const wanted = language.toLowerCase();
    const exact = sites.find(({ localCode }) => localCode.toLowerCase() === wanted);
    const alike = sites.find(({ localCode }) => localCode.slice(0, 2) === wanted.slice(0, 2));
    if (exact ?? alike) return exact ?? alike;
  }
  return undefined;
};
