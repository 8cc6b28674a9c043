type Suggestible = {
  readonly country: string;
  readonly language: string;
  readonly localCode: string;
};

const storageKey = 'talvane-site';

/** The id of the last visited site, such as `be/fr`; undefined without storage. */
export const rememberedSite = (): string | null => {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null;
  }
};

/** Stores the current site for the region chooser. */
export const rememberSite = (site: string): void => {
  try {
    localStorage.setItem(storageKey, site);
  } catch {
    // Without storage, the chooser uses the browser's languages.
  }
};

/**
 * The site to suggest: the last visited one, else the first match of the browser's languages, exact (`fr-BE`) before
 * language only (`fr`).
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
