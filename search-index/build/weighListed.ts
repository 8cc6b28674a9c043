import { encodeKeptText } from './keptTerms';
import type { SearchTexts } from '../encoder/weighTerms';

const listedFields = ['title', 'description'] as const;

/**
 * Boosts of listed words, tuned with bench/search. A list is no text: its length says nothing of its words, and the words of
 * the title weigh the same with it. A word of a phrase counts less than one that is listed by itself.
 */
const listedBoosts: Readonly<Record<(typeof listedFields)[number], number>> = {
  title: 11,
  description: 1.2,
};
const phraseExponent = 0.8;

/** The frequencies of the listed terms of a page, each by its best line. */
export const weighListed = (
  { synonyms }: SearchTexts,
  language: string,
): ReadonlyMap<string, number> => {
  const listed = new Map<string, number>();
  for (const field of listedFields) {
    for (const line of (synonyms?.[field] ?? '').split('\n')) {
      const terms = encodeKeptText(line, language);
      const boost = listedBoosts[field] / terms.length ** phraseExponent;
      for (const term of terms) listed.set(term, Math.max(listed.get(term) ?? 0, boost));
    }
  }
  return listed;
};
