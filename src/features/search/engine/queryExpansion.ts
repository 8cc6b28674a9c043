import type { QueryTerm } from '~/search-index/encoder/encode';
import { inflectionsOf, longestReplacement, stemsOfPrefix } from '~/search-index/encoder/stem';
import { editDistance } from './editDistance';
import { isWithinOneEdit } from './isWithinOneEdit';
import type { Vocabulary } from './vocabulary';

/** An index term that a query word may stand for, and its weight, up to 1 for an exact match. */
export type Expansion = { readonly term: string; readonly weight: number };

/** Completions looked up for a prefix. */
const maxCompletions = 60;
/** Shorter words are not corrected: they are one edit from too many terms. */
const minMisspellingLength = 4;
/** The weight of a term by what the typed word is one edit from: the term, a form, its stem, a prefix of it. */
const weights = {
  whole: 0.7,
  form: 0.65,
  stem: 0.5,
  beginning: 0.5,
  twoEdits: 0.45,
  otherForm: 0.35,
};
/** Factor for terms that begin with another letter than the typed word. */
const otherInitialFactor = 0.8;
/** Words from this length on are matched within two edits. */
const minTwoEditsLength = 7;
/** Letters that a misspelt ending may add to a word over its stemmed term. */
const maxEndingLength = 6;
/** Corrections kept for one word. */
const maxMisspellings = 24;

/** The terms of a correctly spelt word: itself and, for a prefix or an unknown word, its completions. */
export const expandExact = (word: QueryTerm, near: Vocabulary, language: string): Expansion[] => {
  const { term, typed, isPrefix, isOptional } = word;
  const itself = near.postingsOf(term) ? [{ term, weight: 1 }] : [];
  if (itself.length > 0 && !isPrefix) return itself;
  // The stem of an unfinished word can be shorter than what was typed. Short stems match too much.
  const stems = term.length >= minMisspellingLength ? near.withPrefix(term, maxCompletions) : [];
  const begun = stemsOfPrefix(typed, language).filter((found) => near.postingsOf(found));
  const longer = [...new Set([...near.withPrefix(typed, maxCompletions), ...stems, ...begun])]
    .filter((found) => found !== term)
    .map((found) => ({
      term: found,
      weight:
        (0.35 + 0.45 * (typed.length / Math.max(found.length, typed.length + 1))) *
        (isOptional ? 0.4 : 1),
    }));
  return [...itself, ...longer];
};

/** Whether a word may be misspelt: it is not in the index and, if still being typed, is a prefix of no term. */
export const isUnknownWord = (
  { term, typed, isPrefix, isOptional }: QueryTerm,
  near: Vocabulary,
  language: string,
): boolean => {
  if (isOptional || near.postingsOf(term)) return false;
  if (!isPrefix) return true;
  return (
    near.withPrefix(typed, 1).length === 0 && !stemsOfPrefix(typed, language).some(near.postingsOf)
  );
};

/** Cheap test before the edit distance: one edit keeps one of the first two letters, or moves it by one place. */
const sharesInitial = (typed: string, candidate: string): boolean =>
  candidate[0] === typed[0] ||
  candidate[1] === typed[1] ||
  candidate[1] === typed[0] ||
  candidate[0] === typed[1];

/** Terms that share all but the end of an unknown word: other inflections of it. */
const otherForms = ({ term }: QueryTerm, all: readonly string[]): Expansion[] => {
  if (term.length < 6) return [];
  const root = term.slice(0, Math.max(5, term.length - 3));
  return all
    .filter((found) => found.startsWith(root) && found.length <= term.length + 3)
    .slice(0, maxCompletions)
    .map((found) => ({ term: found, weight: weights.otherForm }));
};

/** The weight of a term as a correction of a word; 0 if it is more than one edit away. */
const correctionWeight = (
  { typed, term, isPrefix }: QueryTerm,
  candidate: string,
  language: string,
): number => {
  if (isWithinOneEdit(typed, candidate, false) || isWithinOneEdit(term, candidate, false)) {
    return weights.whole;
  }
  if (candidate.length < minMisspellingLength) return 0;
  // The stemmer removed or replaced the ending: compare the typed word with every inflection of the term.
  const root = candidate.slice(0, -longestReplacement);
  if (
    isWithinOneEdit(root, typed, true) &&
    inflectionsOf(candidate, language).some((form) => isWithinOneEdit(typed, form, false))
  ) {
    return weights.form;
  }
  if (typed.length <= minMisspellingLength) return 0;
  if (isWithinOneEdit(candidate, typed, true)) {
    return weights.stem * Math.min(1, candidate.length / (typed.length - 1)) ** 2;
  }
  return isPrefix && isWithinOneEdit(typed, candidate, true) ? weights.beginning : 0;
};

/** Terms within two edits of a long word. */
const withinTwoEdits = ({ typed, term }: QueryTerm, all: readonly string[]): Expansion[] => {
  if (typed.length < minTwoEditsLength) return [];
  return all.flatMap((candidate) => {
    if (candidate.length < typed.length - maxEndingLength || !sharesInitial(typed, candidate))
      return [];
    const isNear =
      editDistance(typed, candidate, 2) <= 2 ||
      (term.length >= minTwoEditsLength && editDistance(term, candidate, 2) <= 2);
    if (!isNear) return [];
    return [
      {
        term: candidate,
        weight: weights.twoEdits * (candidate[0] === typed[0] ? 1 : otherInitialFactor),
      },
    ];
  });
};

/** Whether a term is one edit from the typed word itself, or known. */
export const hasConfidentMatch = (found: readonly Expansion[]): boolean =>
  found.some(({ weight }) => weight >= weights.whole * otherInitialFactor);

/** Whether a term is at least one edit from the stem of the typed word. */
export const hasPlausibleMatch = (found: readonly Expansion[]): boolean =>
  found.some(({ weight }) => weight >= weights.stem * otherInitialFactor);

/** Index terms one edit away from a word, best first. */
export const expandOneEdit = (
  word: QueryTerm,
  all: readonly string[],
  language: string,
): Expansion[] => {
  const { typed, isPrefix } = word;
  if (typed.length < minMisspellingLength) return [];
  const found: Expansion[] = [];
  for (const candidate of all) {
    if (candidate === word.term) continue;
    const longer = candidate.length - typed.length;
    if (longer < -maxEndingLength || (longer > 1 && !isPrefix) || !sharesInitial(typed, candidate))
      continue;
    const weight = correctionWeight(word, candidate, language);
    if (weight === 0) continue;
    const isSameStart = candidate[0] === typed[0];
    found.push({ term: candidate, weight: weight * (isSameStart ? 1 : otherInitialFactor) });
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, maxMisspellings);
};

/** Index terms two edits away from a word, or other inflections of it; used when one edit finds nothing. */
export const expandTwoEdits = (word: QueryTerm, all: readonly string[]): Expansion[] =>
  [...withinTwoEdits(word, all), ...otherForms(word, all)]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, maxMisspellings);
