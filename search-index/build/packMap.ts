import type { PackedMap, Postings, TermEntry } from '../format/indexFile';
import { packNumber } from '../format/numbers';
import { packTerms } from './packTerms';

const packPostings = (postings: Postings): string =>
  postings
    .map((pages) => {
      let before = -1;
      return [...(pages ?? [])]
        .sort((a, b) => a - b)
        .map((page) => {
          const packed = packNumber(page - before - 1);
          before = page;
          return packed;
        })
        .join('');
    })
    .join('.')
    .replace(/\.+$/, '');

/** Packs a map with terms and postings separated, which compresses better; see `PackedMap`. */
export const packMap = (map: readonly TermEntry[]): PackedMap => ({
  terms: packTerms(map.map(([term]) => term)),
  pages: map.map(([, postings]) => packPostings(postings)).join('\n'),
});
