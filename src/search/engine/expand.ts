import type { QueryTerm } from '../../../search-index/encoder/encode';
import { isOneEditAway } from './oneEdit';
import { termsWith } from './vocabulary';

/** A term of the index that a word of the query may mean, and how surely, up to 1. */
export type Expansion = { readonly term: string; readonly weight: number };

/** Ends of the word being typed that are looked up. */
const mostEndings = 60;
/** Letters below which a misspelling could be any word. */
const shortestMisspelling = 4;
/** Letters from which a word may have two faults. */
const mostMisspellings = 8;

/** A word typed so far may go on; it may also be an ending further than the stem in the index. */
const endings = ({ typed, term }: QueryTerm, terms: readonly string[]): Expansion[] => {
  const beginnings = [...new Set([typed, term])];
  return beginnings
    .flatMap((beginning) => termsWith(terms, beginning, mostEndings))
    .filter((found) => found !== term)
    .map((found) => ({
      term: found,
      weight: 0.35 + 0.45 * Math.min(1, typed.length / found.length),
    }));
};

/** Terms that share all but the end with a word that is not in the index: another form of it. */
const otherForms = ({ term }: QueryTerm, terms: readonly string[]): Expansion[] => {
  if (term.length < 6) return [];
  const root = term.slice(0, Math.max(5, term.length - 3));
  return termsWith(terms, root, mostEndings)
    .filter((found) => found.length <= term.length + 3)
    .map((found) => ({ term: found, weight: 0.5 }));
};

/** The terms that a word of a query means where it is written right: itself, and what it may become. */
export const expandWritten = (
  word: QueryTerm,
  terms: readonly string[],
  isKnown: boolean,
): Expansion[] => {
  const itself = isKnown ? [{ term: word.term, weight: 1 }] : [];
  if (!word.isLast && isKnown) return itself;
  const longer = endings(word, terms);
  if (itself.length + longer.length > 0) return [...itself, ...longer];
  return [];
};

/** The terms that a word which is not in the index may have been meant to be. */
export const expandMisspelt = (word: QueryTerm, terms: readonly string[]): Expansion[] => {
  const { typed, term, isLast } = word;
  if (typed.length < shortestMisspelling) return [];
  const found = new Map<string, number>();
  for (const candidate of terms) {
    if (Math.abs(candidate.length - term.length) > 3 && !isLast) continue;
    const isWhole = isOneEditAway(typed, candidate, false) || isOneEditAway(term, candidate, false);
    const isBeginning =
      !isWhole && typed.length > shortestMisspelling && isOneEditAway(typed, candidate, true);
    if (!isWhole && !isBeginning) continue;
    const isSameStart = candidate[0] === typed[0];
    found.set(candidate, (isWhole ? 0.7 : 0.5) * (isSameStart ? 1 : 0.7));
  }
  const misspellings = [...found]
    .map(([candidate, weight]) => ({ term: candidate, weight }))
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostMisspellings);
  return misspellings.length > 0 ? misspellings : otherForms(word, terms);
};
