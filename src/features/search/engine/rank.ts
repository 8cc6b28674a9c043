import { weightOfLevel, type Postings } from '../../../../search-index/format/indexFile';
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

/** The last of the levels that words of a title have, and hardly any others. */
const titleLevel = 1;
/** How much more a page promises that seems to have the whole query in its title. */
const likelyTitle = 1.7;

type Promising = Hit & { readonly promise: number };

/** Puts a hit where it belongs among the best ones so far, behind its equals; the last one goes when it is too many. */
const keepBest = (hits: Promising[], hit: Promising, limit: number): void => {
  if (hits.length >= limit && hit.promise <= (hits.at(-1)?.promise ?? 0)) return;
  let at = hits.length;
  while (at > 0 && (hits[at - 1]?.promise ?? 0) < hit.promise) at -= 1;
  hits.splice(at, 0, hit);
  if (hits.length > limit) hits.pop();
};

/** How much a term tells pages apart, as in BM25. */
const rarity = (pages: number, count: number): number =>
  Math.log(1 + (count - pages + 0.5) / (pages + 0.5));

/**
 * The pages that promise most, most first and at equal promise in the order of the store: their score, and more where
 * their titles, which nobody has read yet, seem to say the whole query. `words` has the expansions of
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
  const titled = new Uint8Array(count);
  const best = new Float64Array(count);
  const bestLevel = new Uint8Array(count);
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
          if (score > before) {
            best[id] = score;
            bestLevel[id] = level;
          }
        }
      });
    }
    for (const id of touched) {
      scores[id] = (scores[id] ?? 0) + (best[id] ?? 0);
      matched[id] = (matched[id] ?? 0) + 1;
      if ((bestLevel[id] ?? 0) <= titleLevel) titled[id] = (titled[id] ?? 0) + 1;
      best[id] = 0;
    }
  }
  const hits: Promising[] = [];
  matched.forEach((found, id) => {
    if (found === 0) return;
    const score = (scores[id] ?? 0) * Math.min(1, found / required);
    const isTitle = (titled[id] ?? 0) >= required;
    keepBest(hits, { id, found, score, promise: isTitle ? score * likelyTitle : score }, limit);
  });
  return hits;
};
