import { encodeQuery, type QueryTerm } from '~/search-index/encoder/encode';
import { stemsOfPrefix } from '~/search-index/encoder/stem';
import {
  expandTwoEdits,
  expandOneEdit,
  expandExact,
  isUnknownWord,
  hasPlausibleMatch,
  hasConfidentMatch,
  type Expansion,
} from './queryExpansion';
import { joinWithPrevious, segmentWord } from './wordSegmentation';
import type { TermReader } from './terms';
import type { Vocabulary } from './vocabulary';

/** The words of a query with their expansions to terms of an index. */
export type ParsedQuery = {
  readonly typed: readonly QueryTerm[];
  /** The expansions of each word; empty for a word that matches no term. */
  readonly words: readonly (readonly Expansion[])[];
  readonly postingsOf: Vocabulary['postingsOf'];
  /** Whether a word was corrected or segmented, because the index does not contain it as typed. */
  readonly hasCorrections: boolean;
};

/** Factor for a term that is two neighbouring words joined. */
const joinedWeight = 0.9;

type ExpandedWord = {
  readonly word: QueryTerm;
  readonly expansions: readonly Expansion[];
  /** Whether the index contains the word as typed, or joined with a neighbour. */
  readonly isKnown: boolean;
};

/** Expands words as typed, and as joined with their neighbours. */
const expandKnown = (
  typed: readonly QueryTerm[],
  near: Vocabulary,
  language: string,
): ExpandedWord[] => {
  const joined = typed.map((word) => {
    const whole = joinWithPrevious(word, language);
    const expansions = whole ? expandExact(whole, near, language) : [];
    return expansions.map(({ term, weight }) => ({ term, weight: weight * joinedWeight }));
  });
  return typed.map((word, at) => {
    const withNeighbour = [
      ...(joined[at] ?? []),
      ...(typed[at + 1]?.previous === word.typed ? (joined[at + 1] ?? []) : []),
    ];
    return {
      word,
      expansions: [...expandExact(word, near, language), ...withNeighbour],
      isKnown: !isUnknownWord(word, near, language) || hasConfidentMatch(withNeighbour),
    };
  });
};

/** Factor for corrections of a word that the index contains. */
const correctionWeight = 0.6;

/** Adds corrections to a word that the index contains. */
const addCorrections = (
  meant: ExpandedWord,
  all: readonly string[],
  language: string,
): ExpandedWord => ({
  ...meant,
  expansions: [
    ...meant.expansions,
    ...expandOneEdit(meant.word, all, language).map(({ term, weight }) => ({
      term,
      weight: weight * correctionWeight,
    })),
  ],
});

/** Expands an unknown word: by one edit, else by segmentation, else by two edits. */
const expandUnknown = (
  { word, expansions, isKnown }: ExpandedWord,
  near: Vocabulary,
  all: readonly string[],
  language: string,
): ExpandedWord[] => {
  const misspelt = expandOneEdit(word, all, language);
  if (hasConfidentMatch(misspelt))
    return [{ word, expansions: [...expansions, ...misspelt], isKnown }];
  // A plausible match means a misspelt word with a long ending, so segmentation would be wrong.
  const parts = hasPlausibleMatch(misspelt) ? undefined : segmentWord(word, all, language);
  if (parts) {
    return parts.map((part) => ({
      word: part,
      expansions: [{ term: part.term, weight: joinedWeight }, ...expandExact(part, near, language)],
      isKnown,
    }));
  }
  return [
    { word, expansions: [...expansions, ...misspelt, ...expandTwoEdits(word, all)], isKnown },
  ];
};

/** A parsed query, and a fallback with corrections for when no page contains all of its words. */
export type CorrectableQuery = ParsedQuery & {
  /** Also adds corrections to the words that the index contains. */
  readonly withCorrections: () => Promise<ParsedQuery>;
};

/** Parses a query and expands its words: known words exactly, unknown ones by spelling correction. */
export const parseQuery = async (
  query: string,
  language: string,
  terms: TermReader,
): Promise<CorrectableQuery> => {
  const typed = encodeQuery(query, language);
  const near = await terms.byPrefix(
    typed.flatMap((word) => [
      word.term,
      word.typed,
      ...(word.isPrefix ? stemsOfPrefix(word.typed, language) : []),
    ]),
  );
  const expanded = expandKnown(typed, near, language);
  const withPostings = async (meant: readonly ExpandedWord[]): Promise<ParsedQuery> => {
    const far = await terms.byTerm(
      meant.flatMap(({ expansions }) => expansions.map(({ term }) => term)),
    );
    return {
      typed: meant.map(({ word }) => word),
      words: meant.map(({ expansions }) => expansions),
      postingsOf: (term) => near.postingsOf(term) ?? far.postingsOf(term),
      hasCorrections: true,
    };
  };
  const isClear = expanded.every(({ isKnown }) => isKnown);
  const all = isClear ? [] : await terms.all();
  const meant = expanded.flatMap((word) =>
    word.isKnown ? word : expandUnknown(word, near, all, language),
  );
  return {
    ...(isClear
      ? {
          typed,
          words: meant.map(({ expansions }) => expansions),
          postingsOf: near.postingsOf,
          hasCorrections: false,
        }
      : await withPostings(meant)),
    withCorrections: async () => {
      const every = await terms.all();
      return withPostings(
        meant.map((word) => (word.isKnown ? addCorrections(word, every, language) : word)),
      );
    },
  };
};
