type Named = { readonly countryName: string; readonly languageName: string };

/** Sorts regions by name, then language, by the letters of English, so that Node and every browser agree. */
export const byRegionName = (a: Named, b: Named): number =>
  a.countryName.localeCompare(b.countryName, 'en') ||
  a.languageName.localeCompare(b.languageName, 'en');
