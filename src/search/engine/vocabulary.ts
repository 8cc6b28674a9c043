import type { Postings, TermEntry } from '../../../search-index/format/indexFile';

/** The terms of an index that are at hand, in order, with their postings. */
export type Vocabulary = {
  readonly terms: readonly string[];
  readonly postingsOf: (term: string) => Postings | undefined;
};

export const vocabularyOf = (map: readonly TermEntry[]): Vocabulary => {
  const postings = new Map<string, Postings>(map);
  return { terms: map.map(([term]) => term), postingsOf: (term) => postings.get(term) };
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

/** The terms that begin with a text, among sorted terms, up to a number of them. */
export const termsWith = (terms: readonly string[], beginning: string, limit: number): string[] => {
  const found: string[] = [];
  for (let at = placeOf(terms, beginning); at < terms.length && found.length < limit; at += 1) {
    const term = terms[at] ?? '';
    if (!term.startsWith(beginning)) break;
    found.push(term);
  }
  return found;
};

/** The terms that `packTerms` has packed. */
export const unpackTerms = (packed: string): string[] => {
  let before = '';
  return packed.split('\n').map((line) => {
    before = before.slice(0, parseInt(line.charAt(0), 36)) + line.slice(1);
    return before;
  });
};
