import type { Postings, TermEntry } from '~/search-index/format/indexFile';

/** The loaded terms of an index with their postings. */
export type Vocabulary = {
  readonly postingsOf: (term: string) => Postings | undefined;
  /** The terms that begin with a text, in order, up to `limit`. */
  readonly withPrefix: (text: string, limit: number) => string[];
};

/** The position of a text, or of its insertion, in sorted terms. */
export const lowerBound = (terms: readonly string[], text: string): number => {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** A vocabulary of sorted entries. */
export const vocabularyOf = (
  map: readonly TermEntry[],
): Vocabulary & { readonly terms: readonly string[] } => {
  const terms = map.map(([term]) => term);
  const postings = new Map<string, Postings>(map);
  return {
    terms,
    postingsOf: (term) => postings.get(term),
    withPrefix: (text, limit) => {
      const first = lowerBound(terms, text);
      let end = first;
      while (end < terms.length && end - first < limit && terms[end]?.startsWith(text)) end += 1;
      return terms.slice(first, end);
    },
  };
};

/** Several vocabularies as one, in the order given. */
export const mergeVocabularies = (parts: readonly Vocabulary[]): Vocabulary => ({
  postingsOf: (term) => {
    for (const part of parts) {
      const postings = part.postingsOf(term);
      if (postings) return postings;
    }
    return undefined;
  },
  withPrefix: (text, limit) =>
    parts.flatMap((part) => part.withPrefix(text, limit)).slice(0, limit),
});
