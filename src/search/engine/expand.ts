import type { QueryTerm } from '../../../search-index/encoder/encode';
import { isOneEditAway } from './oneEdit';
import type { Vocabulary } from './vocabulary';

/** A term of the index that a word of the query may mean, and how surely, up to 1. */
export type Expansion = { readonly term: string; readonly weight: number };

/** Ends of the word being typed that are looked up. */
const mostEndings = 60;
/** Letters below which a misspelling could be any word. */
const shortestMisspelling = 4;
/** Misspellings of one word that are followed up. */
const mostMisspellings = 24;

/** The terms that a word of a query means where it is written right: itself, and what it may become. */
export const expandWritten = (word: QueryTerm, near: Vocabulary): Expansion[] => {
  const { term, typed, isLast } = word;
  const itself = near.postingsOf(term) ? [{ term, weight: 1 }] : [];
  if (itself.length > 0 && !isLast) return itself;
  // Its stem may be in the index, further on or not as far as the word was typed; a short one could be anything.
  const stems = term.length >= shortestMisspelling ? near.beginningWith(term, mostEndings) : [];
  const longer = [...new Set([...near.beginningWith(typed, mostEndings), ...stems])]
    .filter((found) => found !== term)
    .map((found) => ({
      term: found,
      weight: 0.35 + 0.45 * Math.min(1, typed.length / found.length),
    }));
  return [...itself, ...longer];
};

/** Whether a word may be a misspelling: it is not in the index, and it is over or begins no word. */
export const isDoubtful = ({ term, typed, isLast }: QueryTerm, near: Vocabulary): boolean =>
  !near.postingsOf(term) && !(isLast && near.beginningWith(typed, 1).length > 0);

/** One edit leaves one of the first two letters where it was, or moves it by one place. */
const mayBegin = (typed: string, candidate: string): boolean =>
  candidate[0] === typed[0] ||
  candidate[1] === typed[1] ||
  candidate[1] === typed[0] ||
  candidate[0] === typed[1];

/** Terms that share all but the end with a word that is not in the index: another form of it. */
const otherForms = ({ term }: QueryTerm, all: readonly string[]): Expansion[] => {
  if (term.length < 6) return [];
  const root = term.slice(0, Math.max(5, term.length - 3));
  return all
    .filter((found) => found.startsWith(root) && found.length <= term.length + 3)
    .slice(0, mostEndings)
    .map((found) => ({ term: found, weight: 0.5 }));
};

/** The terms that a word which is not in the index may have been meant to be. */
export const expandMisspelt = (word: QueryTerm, all: readonly string[]): Expansion[] => {
  const { typed, term, isLast } = word;
  if (typed.length < shortestMisspelling) return [];
  const found: Expansion[] = [];
  for (const candidate of all) {
    const difference = candidate.length - term.length;
    if (difference < -1 || (difference > 3 && !isLast) || !mayBegin(typed, candidate)) continue;
    const isWhole = isOneEditAway(typed, candidate, false) || isOneEditAway(term, candidate, false);
    const isBeginning =
      !isWhole && typed.length > shortestMisspelling && isOneEditAway(typed, candidate, true);
    if (!isWhole && !isBeginning) continue;
    const isSameStart = candidate[0] === typed[0];
    found.push({ term: candidate, weight: (isWhole ? 0.7 : 0.4) * (isSameStart ? 1 : 0.7) });
  }
  return found.length > 0
    ? found.sort((a, b) => b.weight - a.weight).slice(0, mostMisspellings)
    : otherForms(word, all);
};
