import type { Postings, TermEntry } from '../../../../search-index/format/indexFile';

/** The terms of an index that are at hand, with their postings. */
export type Vocabulary = {
  readonly postingsOf: (term: string) => Postings | undefined;
  /** The terms that begin with a text, in order, up to a number of them. */
  readonly beginningWith: (text: string, limit: number) => string[];
};

/** Where a text stands, or would stand, among sorted terms. */
export const placeOf = (terms: readonly string[], text: string): number => {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The vocabulary of sorted entries. */
export const vocabularyOf = (
  map: readonly TermEntry[],
): Vocabulary & { readonly terms: readonly string[] } => {
  const terms = map.map(([term]) => term);
  const postings = new Map<string, Postings>(map);
  return {
    terms,
    postingsOf: (term) => postings.get(term),
    beginningWith: (text, limit) => {
      const first = placeOf(terms, text);
      let end = first;
      while (end < terms.length && end - first < limit && terms[end]?.startsWith(text)) end += 1;
      return terms.slice(first, end);
    },
  };
};

/** Several vocabularies as one, in the order given. */
export const joinVocabularies = (parts: readonly Vocabulary[]): Vocabulary => ({
  postingsOf: (term) => {
    for (const part of parts) {
      const postings = part.postingsOf(term);
      if (postings) return postings;
    }
    return undefined;
  },
  beginningWith: (text, limit) =>
    parts.flatMap((part) => part.beginningWith(text, limit)).slice(0, limit),
});
