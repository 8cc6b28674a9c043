import { termsOf, type QueryTerm } from '~/search-index/encoder/encode';
import { fold } from '~/search-index/encoder/fold';
import type { Expansion } from './queryExpansion';

/** The maximum of each part of the bonus, tuned with bench/search. */
const maxBonus = { titleCoverage: 0.6, queryCoverage: 0.8, inOrder: 0.4, asWritten: 0.25 };

/** Expansions below this weight do not count as containing the word. */
const minWeight = 0.3;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A query word, by its position, that a term is an expansion of. */
type Meaning = { readonly word: number; readonly weight: number };

const meaningsOf = (words: readonly (readonly Expansion[])[]): Map<string, Meaning[]> => {
  const meanings = new Map<string, Meaning[]>();
  words.forEach((expansions, word) =>
    expansions.forEach(({ term, weight }) =>
      meanings.set(term, [...(meanings.get(term) ?? []), { word, weight }]),
    ),
  );
  return meanings;
};

export type TitleMatch = {
  /** Factor for the score of the page, from 1 up. */
  readonly bonus: number;
  /** The share of the title that the query covers, times that of the query that the title covers, 0 to 1. */
  readonly nameShare: number;
  /** Whether the title contains every word of the query that is not optional. */
  readonly hasAllWords: boolean;
};

/**
 * Returns a function that rates a title against a query. The bonus grows with the share of the title that the query
 * covers, the share of the query that the title covers, words in the same order, and words exactly as typed.
 */
export const titleBonus = (
  typed: readonly QueryTerm[],
  words: readonly (readonly Expansion[])[],
  language: string,
): ((title: string) => TitleMatch) => {
  const meanings = meaningsOf(words);
  return (title) => {
    // A compound counts by its parts, and as one term only if the query has that term.
    const terms = termsOf(title, language)
      .filter(({ term, isJoined }) => !isJoined || meanings.has(term))
      .map(({ term }) => term);
    if (terms.length === 0 || words.length === 0)
      return { bonus: 1, nameShare: 0, hasAllWords: false };
    const highest = words.map(() => 0);
    let titleCoverage = 0;
    const wordAt = terms.map((term) => {
      let best: Meaning = { word: -1, weight: 0 };
      for (const meaning of meanings.get(term) ?? []) {
        const { word, weight } = meaning;
        if (weight > best.weight) best = meaning;
        highest[word] = Math.max(highest[word] ?? 0, weight);
      }
      titleCoverage += best.weight / terms.length;
      return best.word;
    });
    const queryCoverage = sum(highest) / words.length;
    const neighbours = wordAt.filter((word, at) => word > 0 && word - 1 === wordAt[at - 1]).length;
    const inOrder = words.length > 1 ? Math.min(1, neighbours / (words.length - 1)) : 0;
    const written = new Set(fold(title).split(/[^\p{L}\p{N}]+/u));
    const nameShare = titleCoverage * queryCoverage;
    const asWritten = typed.filter((word) => written.has(word.typed)).length / words.length;
    return {
      bonus:
        1 +
        maxBonus.titleCoverage * nameShare +
        maxBonus.queryCoverage * queryCoverage * queryCoverage +
        maxBonus.inOrder * inOrder * queryCoverage +
        maxBonus.asWritten * asWritten,
      nameShare,
      hasAllWords: highest.every((weight, at) => weight >= minWeight || typed[at]?.isOptional),
    };
  };
};
