import type { PackedMap, Postings, TermEntry } from './indexFile';
import { unpackNumbers } from './numbers';
import { unpackTerms } from './unpackTerms';

const unpackPostings = (packed: string): Postings =>
  packed.split('.').map((level) => {
    let before = -1;
    return unpackNumbers(level).map((gap) => {
      before += gap + 1;
      return before;
    });
  });

/**
 * Decodes the entries of `packMap`.
 *
 * @throws Error when the numbers of terms and postings differ.
 */
export const unpackMap = ({ terms, pages }: PackedMap): TermEntry[] => {
  const words = terms === '' ? [] : unpackTerms(terms);
  const lists = terms === '' ? [] : pages.split('\n');
  if (words.length !== lists.length) {
    throw new Error(`A search file has ${words.length} terms and the pages of ${lists.length}.`);
  }
  return words.map((term, at) => [term, unpackPostings(lists[at] ?? '')]);
};
