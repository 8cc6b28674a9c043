import type { PackedMap, Postings, TermEntry } from '../format/indexFile';
import { packNumber } from '../format/numbers';
import { packTerms } from './packTerms';

const packPostings = (postings: Postings, count: number): string =>
  postings
    .map((pages) => {
      let before = count;
      return [...(pages ?? [])]
        .sort((a, b) => b - a)
        .map((page) => {
          const packed = packNumber(before - page - 1);
          before = page;
          return packed;
        })
        .join('');
    })
    .join('.')
    .replace(/\.+$/, '');

/**
 * Packs a map with terms and postings separated, which compresses better; see `PackedMap`.
 *
 * @param count of the pages of the index.
 */
export const packMap = (map: readonly TermEntry[], count: number): PackedMap => ({
  terms: packTerms(map.map(([term]) => term)),
  pages: map.map(([, postings]) => packPostings(postings, count)).join('\n'),
});
