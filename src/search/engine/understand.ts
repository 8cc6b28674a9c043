import { encodeQuery, type QueryTerm } from '../../../search-index/encoder/encode';
import {
  expandFarther,
  expandMisspelt,
  expandWritten,
  isDoubtful,
  isLikely,
  isSure,
  type Expansion,
} from './expand';
import { joinedWithBefore, splitWord } from './respace';
import type { Terms } from './terms';
import type { Vocabulary } from './vocabulary';

/** A query in the terms of an index. */
export type Understood = {
  readonly typed: readonly QueryTerm[];
  /** What each word may mean; words that mean nothing here are empty. */
  readonly words: readonly (readonly Expansion[])[];
  readonly postingsOf: Vocabulary['postingsOf'];
};

/** How surely two neighbours are meant as one word that the index has. */
const asOne = 0.9;

type Meant = { readonly word: QueryTerm; readonly expansions: readonly Expansion[] };

/** What is in the index of a query that is written right, neighbours read as one word too. */
const readWritten = (typed: readonly QueryTerm[], near: Vocabulary, language: string): Meant[] => {
  const joined = typed.map((word) => {
    const whole = joinedWithBefore(word, language);
    const expansions = whole ? expandWritten(whole, near) : [];
    return expansions.map(({ term, weight }) => ({ term, weight: weight * asOne }));
  });
  return typed.map((word, at) => ({
    word,
    expansions: [
      ...expandWritten(word, near),
      ...(joined[at] ?? []),
      ...(typed[at + 1]?.before === word.typed ? (joined[at + 1] ?? []) : []),
    ],
  }));
};

/** How much less surely a word is meant that differs from one of the index, which is written right. */
const insteadOfWritten = 0.6;

/** A word of the index that may be another one, mistyped. */
const readSuspect = (
  { word, expansions }: Meant,
  all: readonly string[],
  language: string,
): Meant => ({
  word,
  expansions: [
    ...expansions,
    ...expandMisspelt(word, all, language).map(({ term, weight }) => ({
      term,
      weight: weight * insteadOfWritten,
    })),
  ],
});

/** What a word that is not in the index may mean: a misspelling of one edit, words run together, one farther off. */
const readMisspelt = (
  { word, expansions }: Meant,
  near: Vocabulary,
  all: readonly string[],
  language: string,
  isSuspect: boolean,
): Meant[] => {
  // A neighbour that completes it says what is meant.
  if (!isDoubtful(word, near) || isSure(expansions)) {
    return [isSuspect ? readSuspect({ word, expansions }, all, language) : { word, expansions }];
  }
  const misspelt = expandMisspelt(word, all, language);
  if (isSure(misspelt)) return [{ word, expansions: [...expansions, ...misspelt] }];
  // Part of it is misspelt, and the rest is too long for an ending.
  const parts = isLikely(misspelt) ? undefined : splitWord(word, all, language);
  if (parts) {
    return parts.map((part) => ({
      word: part,
      expansions: [{ term: part.term, weight: asOne }, ...expandWritten(part, near)],
    }));
  }
  return [{ word, expansions: [...expansions, ...misspelt, ...expandFarther(word, all)] }];
};

/**
 * Reads a query in the terms of an index: as it is written, and where that means nothing, as it may be meant. With
 * `isSuspect`, words that the index has may be misspelt too.
 */
export const understand = async (
  query: string,
  language: string,
  terms: Terms,
  isSuspect = false,
): Promise<Understood> => {
  const typed = encodeQuery(query, language);
  const near = await terms.near(typed.flatMap((word) => [word.term, word.typed]));
  const written = readWritten(typed, near, language);
  if (
    !isSuspect &&
    !written.some(({ word, expansions }) => isDoubtful(word, near) && !isSure(expansions))
  ) {
    return {
      typed,
      words: written.map(({ expansions }) => expansions),
      postingsOf: near.postingsOf,
    };
  }
  const all = await terms.all();
  const meant = written.flatMap((word) => readMisspelt(word, near, all, language, isSuspect));
  const far = await terms.exactly(
    meant.flatMap(({ expansions }) => expansions.map(({ term }) => term)),
  );
  return {
    typed: meant.map(({ word }) => word),
    words: meant.map(({ expansions }) => expansions),
    postingsOf: (term) => near.postingsOf(term) ?? far.postingsOf(term),
  };
};
