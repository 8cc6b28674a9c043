import { encodeText, type QueryTerm } from '../../../search-index/encoder/encode';
import { fold } from '../../../search-index/encoder/fold';
import type { Expansion } from './expand';

/** What each part of the bonus adds at most, measured in bench/search. */
const bonus = { said: 0.6, asked: 0.8, inOrder: 0.4, asWritten: 0.25 };

/**
 * By how much a title raises the score of its page, from 1 up: by how much of the title the query says and how much of
 * the query the title says, whether in the same order, and whether in the very form that was typed.
 */
export const titleBonus = (
  title: string,
  typed: readonly QueryTerm[],
  words: readonly (readonly Expansion[])[],
  language: string,
): number => {
  const terms = encodeText(title, language);
  if (terms.length === 0 || words.length === 0) return 1;
  const wordAt = terms.map((term) =>
    words.findIndex((expansions) => expansions.some((expansion) => expansion.term === term)),
  );
  const found = wordAt.filter((word) => word >= 0);
  const said = found.length / terms.length;
  const inTitle = new Set(terms);
  const asked =
    words.filter((expansions) => expansions.some(({ term }) => inTitle.has(term))).length /
    words.length;
  const neighbours = wordAt.filter((word, at) => word > 0 && word - 1 === wordAt[at - 1]).length;
  const inOrder = words.length > 1 ? Math.min(1, neighbours / (words.length - 1)) : 0;
  const written = new Set(fold(title).split(/[^\p{L}\p{N}]+/u));
  const asWritten = typed.filter((word) => written.has(word.typed)).length / words.length;
  return (
    1 +
    bonus.said * said * asked +
    bonus.asked * asked * asked +
    bonus.inOrder * inOrder +
    bonus.asWritten * asWritten
  );
};
