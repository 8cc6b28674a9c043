import { encodeQuery, type QueryTerm } from '../../../../search-index/encoder/encode';
import { unfinishedTerms } from '../../../../search-index/encoder/stem';
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

type Meant = {
  readonly word: QueryTerm;
  readonly expansions: readonly Expansion[];
  /** Whether the index has it as it is written, or with a neighbour. */
  readonly isWritten: boolean;
};

/** What is in the index of a query that is written right, neighbours read as one word too. */
const readWritten = (typed: readonly QueryTerm[], near: Vocabulary, language: string): Meant[] => {
  const joined = typed.map((word) => {
    const whole = joinedWithBefore(word, language);
    const expansions = whole ? expandWritten(whole, near, language) : [];
    return expansions.map(({ term, weight }) => ({ term, weight: weight * asOne }));
  });
  return typed.map((word, at) => {
    const withNeighbour = [
      ...(joined[at] ?? []),
      ...(typed[at + 1]?.before === word.typed ? (joined[at + 1] ?? []) : []),
    ];
    return {
      word,
      expansions: [...expandWritten(word, near, language), ...withNeighbour],
      // A neighbour that completes it says what is meant.
      isWritten: !isDoubtful(word, near, language) || isSure(withNeighbour),
    };
  });
};

/** How much less surely a word is meant that differs from one of the index, which is written right. */
const insteadOfWritten = 0.6;

/** A word of the index that may be another one, mistyped. */
const readSuspect = (meant: Meant, all: readonly string[], language: string): Meant => ({
  ...meant,
  expansions: [
    ...meant.expansions,
    ...expandMisspelt(meant.word, all, language).map(({ term, weight }) => ({
      term,
      weight: weight * insteadOfWritten,
    })),
  ],
});

/** What a word that is not in the index may mean: a misspelling of one edit, words run together, one farther off. */
const readMisspelt = (
  { word, expansions, isWritten }: Meant,
  near: Vocabulary,
  all: readonly string[],
  language: string,
): Meant[] => {
  const misspelt = expandMisspelt(word, all, language);
  if (isSure(misspelt)) return [{ word, expansions: [...expansions, ...misspelt], isWritten }];
  // Part of it is misspelt, and the rest is too long for an ending.
  const parts = isLikely(misspelt) ? undefined : splitWord(word, all, language);
  if (parts) {
    return parts.map((part) => ({
      word: part,
      expansions: [{ term: part.term, weight: asOne }, ...expandWritten(part, near, language)],
      isWritten,
    }));
  }
  return [
    { word, expansions: [...expansions, ...misspelt, ...expandFarther(word, all)], isWritten },
  ];
};

/** A query as it was read, and how else it can be where no page has all of it. */
export type Reading = Understood & {
  /** Reads words that the index has as misspelt too. */
  readonly suspecting: () => Promise<Understood>;
};

/** Reads a query in the terms of an index: as it is written, and where that means nothing, as it may be meant. */
export const understand = async (
  query: string,
  language: string,
  terms: Terms,
): Promise<Reading> => {
  const typed = encodeQuery(query, language);
  const near = await terms.near(
    typed.flatMap((word) => [
      word.term,
      word.typed,
      ...(word.isLast ? unfinishedTerms(word.typed, language) : []),
    ]),
  );
  const written = readWritten(typed, near, language);
  const withPostings = async (meant: readonly Meant[]): Promise<Understood> => {
    const far = await terms.exactly(
      meant.flatMap(({ expansions }) => expansions.map(({ term }) => term)),
    );
    return {
      typed: meant.map(({ word }) => word),
      words: meant.map(({ expansions }) => expansions),
      postingsOf: (term) => near.postingsOf(term) ?? far.postingsOf(term),
    };
  };
  const isClear = written.every(({ isWritten }) => isWritten);
  const all = isClear ? [] : await terms.all();
  const meant = written.flatMap((word) =>
    word.isWritten ? word : readMisspelt(word, near, all, language),
  );
  return {
    ...(isClear
      ? { typed, words: meant.map(({ expansions }) => expansions), postingsOf: near.postingsOf }
      : await withPostings(meant)),
    suspecting: async () => {
      const every = await terms.all();
      return withPostings(
        meant.map((word) => (word.isWritten ? readSuspect(word, every, language) : word)),
      );
    },
  };
};
