import type { PackedMap, Postings, TermEntry } from './indexFile';
import { unpackNumbers } from './numbers';
import { unpackTerms } from './unpackTerms';

const unpackPostings = (packed: string, count: number): Postings =>
  packed.split('.').map((level) => {
    let before = count;
    const pages = unpackNumbers(level).map((gap) => {
      before -= gap + 1;
      return before;
    });
    return pages.reverse();
  });

/**
 * Decodes the entries of `packMap`.
 *
 * @param count of the pages of the index.
 * @throws Error when the numbers of terms and postings differ.
 */
export const unpackMap = ({ terms, pages }: PackedMap, count: number): TermEntry[] => {
  const words = terms === '' ? [] : unpackTerms(terms);
  const lists = terms === '' ? [] : pages.split('\n');
  if (words.length !== lists.length) {
    throw new Error(`A search file has ${words.length} terms and the pages of ${lists.length}.`);
  }
  return words.map((term, at) => [term, unpackPostings(lists[at] ?? '', count)]);
};
