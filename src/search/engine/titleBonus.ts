import { encodeText } from '../../../search-index/encoder/encode';
import type { Expansion } from './expand';

/**
 * By how much a title raises the score of its page, from 1 up: it counts how much of the title the query says, and
 * whether in the same order.
 */
export const titleBonus = (
  title: string,
  words: readonly (readonly Expansion[])[],
  language: string,
): number => {
  const terms = encodeText(title, language);
  if (terms.length === 0) return 1;
  const wordAt = terms.map((term) =>
    words.findIndex((expansions) => expansions.some((expansion) => expansion.term === term)),
  );
  const said = wordAt.filter((word) => word >= 0).length / terms.length;
  const asked = new Set(wordAt.filter((word) => word >= 0)).size / words.length;
  let inOrder = 0;
  for (let at = 1; at < wordAt.length; at += 1) {
    const word = wordAt[at] ?? -1;
    if (word > 0 && word - 1 === wordAt[at - 1]) inOrder += 1;
  }
  const order = words.length > 1 ? inOrder / (words.length - 1) : 0;
  return 1 + 0.6 * said * asked + 0.4 * asked + 0.4 * order;
};
