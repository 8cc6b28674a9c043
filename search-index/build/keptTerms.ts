import { encodeText } from '../encoder/encode';

/** The terms of whole texts by language. */
let kept: Map<string, Map<string, string[]>> | undefined;
/** Lists of 100 terms each are 80 MB. */
const maxKept = 100_000;

/** Keeps the terms of texts from now on, for a build that encodes the texts of the last one again. */
export const keepTerms = (): void => void (kept ??= new Map());

export const areTermsKept = (): boolean => kept !== undefined;

/** The terms of a text, as `encodeText` answers them, encoded once if terms are kept. The array is not to be changed. */
export const encodeKeptText = (text: string, language: string): string[] => {
  if (kept === undefined) return encodeText(text, language);
  const ofLanguage = kept.get(language) ?? new Map<string, string[]>();
  kept.set(language, ofLanguage);
  const known = ofLanguage.get(text);
  if (known !== undefined) return known;
  const terms = encodeText(text, language);
  if (ofLanguage.size < maxKept) ofLanguage.set(text, terms);
  return terms;
};
