import { termsOf, type QueryTerm } from '../../../../search-index/encoder/encode';
import { fold } from '../../../../search-index/encoder/fold';
import type { Expansion } from './expand';

/** What each part of the bonus adds at most, measured in bench/search. */
const most = { said: 0.6, asked: 0.8, inOrder: 0.4, asWritten: 0.25 };

/** How surely a word is meant, at least, by a term that says it. */
const surely = 0.3;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** A word of the query, by its place, that a term may stand for, and how surely. */
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
  /** By how much the title raises the score of its page, from 1 up. */
  readonly bonus: number;
  /** Whether it says every word of the query that says anything. */
  readonly saysAll: boolean;
};

/**
 * Says by how much a title raises the score of its page for a query, from 1 up: by how much of the title the query says
 * and how much of the query the title says, both as surely as it is meant, whether in the same order, and whether in
 * the very form that was typed.
 */
export const titleBonus = (
  typed: readonly QueryTerm[],
  words: readonly (readonly Expansion[])[],
  language: string,
): ((title: string) => TitleMatch) => {
  const meanings = meaningsOf(words);
  return (title) => {
    // A compound counts by its parts, and as a whole only where that is asked for.
    const terms = termsOf(title, language)
      .filter(({ term, isJoined }) => !isJoined || meanings.has(term))
      .map(({ term }) => term);
    if (terms.length === 0 || words.length === 0) return { bonus: 1, saysAll: false };
    const surest = words.map(() => 0);
    let said = 0;
    const wordAt = terms.map((term) => {
      let best: Meaning = { word: -1, weight: 0 };
      for (const meaning of meanings.get(term) ?? []) {
        const { word, weight } = meaning;
        if (weight > best.weight) best = meaning;
        surest[word] = Math.max(surest[word] ?? 0, weight);
      }
      said += best.weight / terms.length;
      return best.word;
    });
    const asked = sum(surest) / words.length;
    const neighbours = wordAt.filter((word, at) => word > 0 && word - 1 === wordAt[at - 1]).length;
    const inOrder = words.length > 1 ? Math.min(1, neighbours / (words.length - 1)) : 0;
    const written = new Set(fold(title).split(/[^\p{L}\p{N}]+/u));
    const asWritten = typed.filter((word) => written.has(word.typed)).length / words.length;
    return {
      bonus:
        1 +
        most.said * said * asked +
        most.asked * asked * asked +
        most.inOrder * inOrder * asked +
        most.asWritten * asWritten,
      saysAll: surest.every((weight, at) => weight >= surely || typed[at]?.isOptional),
    };
  };
};
