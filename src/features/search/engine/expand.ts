import type { QueryTerm } from '../../../../search-index/encoder/encode';
import { formsOf, longestInstead, unfinishedTerms } from '../../../../search-index/encoder/stem';
import { editsBetween } from './editsBetween';
import { isOneEditAway } from './oneEdit';
import type { Vocabulary } from './vocabulary';

/** A term of the index that a word of the query may mean, and how surely, up to 1. */
export type Expansion = { readonly term: string; readonly weight: number };

/** Ends of the word being typed that are looked up. */
const mostEndings = 60;
/** Letters below which a misspelling could be any word. */
const shortestMisspelling = 4;
/** How surely a term is meant by a word that is one edit from it, from its stem, from its beginning, or another form. */
const likeness = {
  whole: 0.7,
  form: 0.65,
  stem: 0.5,
  beginning: 0.5,
  twoEdits: 0.45,
  otherForm: 0.35,
};
/** How much surer a term is that begins with the same letter. */
const otherStart = 0.8;
/** Letters from which two faults leave enough of a word. */
const shortestTwiceMisspelt = 7;
/** Letters that an ending may have with a fault in it, which stands in a word and not in its term. */
const longestEnding = 6;
/** Misspellings of one word that are followed up. */
const mostMisspellings = 24;

/** The terms that a word of a query means where it is written right: itself, and what it may become. */
export const expandWritten = (word: QueryTerm, near: Vocabulary, language: string): Expansion[] => {
  const { term, typed, isLast, isOptional } = word;
  const itself = near.postingsOf(term) ? [{ term, weight: 1 }] : [];
  if (itself.length > 0 && !isLast) return itself;
  // Its stem may be in the index, further on or not as far as the word was typed; a short one could be anything.
  const stems = term.length >= shortestMisspelling ? near.beginningWith(term, mostEndings) : [];
  const begun = unfinishedTerms(typed, language).filter((found) => near.postingsOf(found));
  const longer = [...new Set([...near.beginningWith(typed, mostEndings), ...stems, ...begun])]
    .filter((found) => found !== term)
    .map((found) => ({
      term: found,
      weight:
        (0.35 + 0.45 * (typed.length / Math.max(found.length, typed.length + 1))) *
        (isOptional ? 0.4 : 1),
    }));
  return [...itself, ...longer];
};

/** Whether a word may be a misspelling: it is not in the index, and it is over or begins no word. */
export const isDoubtful = (
  { term, typed, isLast, isOptional }: QueryTerm,
  near: Vocabulary,
  language: string,
): boolean => {
  if (isOptional || near.postingsOf(term)) return false;
  if (!isLast) return true;
  return (
    near.beginningWith(typed, 1).length === 0 &&
    !unfinishedTerms(typed, language).some(near.postingsOf)
  );
};

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
    .map((found) => ({ term: found, weight: likeness.otherForm }));
};

/** How surely a word that is not in the index is a term of it, mistyped; 0 for not at all. */
const likenessOf = (
  { typed, term, isLast }: QueryTerm,
  candidate: string,
  language: string,
): number => {
  if (isOneEditAway(typed, candidate, false) || isOneEditAway(term, candidate, false)) {
    return likeness.whole;
  }
  if (candidate.length < shortestMisspelling) return 0;
  // The fault may be in the ending, which the term has lost or has another one for, or spare the stem only.
  const root = candidate.slice(0, -longestInstead);
  if (
    isOneEditAway(root, typed, true) &&
    formsOf(candidate, language).some((form) => isOneEditAway(typed, form, false))
  ) {
    return likeness.form;
  }
  if (typed.length <= shortestMisspelling) return 0;
  if (isOneEditAway(candidate, typed, true)) {
    return likeness.stem * Math.min(1, candidate.length / (typed.length - 1)) ** 2;
  }
  return isLast && isOneEditAway(typed, candidate, true) ? likeness.beginning : 0;
};

/** Terms that two edits make of a long word, where no single one does. */
const twiceMisspelt = ({ typed, term }: QueryTerm, all: readonly string[]): Expansion[] => {
  if (typed.length < shortestTwiceMisspelt) return [];
  return all.flatMap((candidate) => {
    if (candidate.length < typed.length - longestEnding || !mayBegin(typed, candidate)) return [];
    const isNear =
      editsBetween(typed, candidate, 2) <= 2 ||
      (term.length >= shortestTwiceMisspelt && editsBetween(term, candidate, 2) <= 2);
    if (!isNear) return [];
    return [
      {
        term: candidate,
        weight: likeness.twoEdits * (candidate[0] === typed[0] ? 1 : otherStart),
      },
    ];
  });
};

/** Whether one of the terms is what was meant, as far as that can be known. */
export const isSure = (found: readonly Expansion[]): boolean =>
  found.some(({ weight }) => weight >= likeness.whole * otherStart);

/** Whether one of the terms may well be what was meant. */
export const isLikely = (found: readonly Expansion[]): boolean =>
  found.some(({ weight }) => weight >= likeness.stem * otherStart);

/** The terms that one edit makes of a word which is not in the index. */
export const expandMisspelt = (
  word: QueryTerm,
  all: readonly string[],
  language: string,
): Expansion[] => {
  const { typed, isLast } = word;
  if (typed.length < shortestMisspelling) return [];
  const found: Expansion[] = [];
  for (const candidate of all) {
    if (candidate === word.term) continue;
    const longer = candidate.length - typed.length;
    if (longer < -longestEnding || (longer > 1 && !isLast) || !mayBegin(typed, candidate)) continue;
    const like = likenessOf(word, candidate, language);
    if (like === 0) continue;
    const isSameStart = candidate[0] === typed[0];
    found.push({ term: candidate, weight: like * (isSameStart ? 1 : otherStart) });
  }
  return found.sort((a, b) => b.weight - a.weight).slice(0, mostMisspellings);
};

/** The terms that a word may have been meant to be which is neither in the index nor one edit from a term of it. */
export const expandFarther = (word: QueryTerm, all: readonly string[]): Expansion[] =>
  [...twiceMisspelt(word, all), ...otherForms(word, all)]
    .sort((a, b) => b.weight - a.weight)
    .slice(0, mostMisspellings);
