import { weightOfLevel, type Postings } from '../../../search-index/format/indexFile';
import type { Expansion } from './expand';

/** A page by its place in the store, and how well it answers. */
export type Hit = {
  readonly id: number;
  readonly score: number;
  /** Words of the query that the page has. */
  readonly found: number;
};

type Lookup = (term: string) => Postings | undefined;

const pagesIn = (postings: Postings): number =>
  postings.reduce((sum, level) => sum + (level?.length ?? 0), 0);

/** How much a term tells pages apart, as in BM25. */
const rarity = (pages: number, count: number): number =>
  Math.log(1 + (count - pages + 0.5) / (pages + 0.5));

/**
 * The pages that answer best, best first and at equal score in the order of the store. `words` has the expansions of
 * each word of the query; a page that has fewer of them than are `required` stands behind one that has them.
 */
export const rank = (
  words: readonly (readonly Expansion[])[],
  required: number,
  postingsOf: Lookup,
  count: number,
  limit: number,
): Hit[] => {
  const scores = new Float64Array(count);
  const matched = new Uint8Array(count);
  const best = new Float64Array(count);
  for (const expansions of words) {
    const touched: number[] = [];
    const found = expansions.flatMap(({ term, weight }) => {
      const postings = postingsOf(term);
      return postings ? [{ postings, weight, pages: pagesIn(postings) }] : [];
    });
    // What a word may become is as rare as all of it together, so that no rare ending outweighs the word.
    const all = Math.min(
      count,
      found.reduce((sum, { pages }) => sum + pages, 0),
    );
    const tells = Math.max(0.05, rarity(all, count));
    for (const { postings, weight } of found) {
      postings.forEach((ids, level) => {
        const score = weight * tells * weightOfLevel(level);
        for (const id of ids ?? []) {
          const before = best[id] ?? 0;
          if (before === 0) touched.push(id);
          if (score > before) best[id] = score;
        }
      });
    }
    for (const id of touched) {
      scores[id] = (scores[id] ?? 0) + (best[id] ?? 0);
      matched[id] = (matched[id] ?? 0) + 1;
      best[id] = 0;
    }
  }
  const hits: Hit[] = [];
  matched.forEach((found, id) => {
    if (found > 0) {
      hits.push({ id, found, score: (scores[id] ?? 0) * Math.min(1, found / required) });
    }
  });
  return hits.sort((a, b) => b.score - a.score || a.id - b.id).slice(0, limit);
};
