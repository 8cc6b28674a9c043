import { weightOfLevel, type Postings } from '~/search-index/format/indexFile';
import type { Expansion } from './queryExpansion';

/** A page, by its position in the store, and its score. */
export type Hit = {
  readonly id: number;
  readonly score: number;
  /** Query words that the page contains. */
  readonly found: number;
  /** Sum of the weights of its best term for each query word: unlike `score`, comparable between indexes. */
  readonly coverage: number;
};

type Lookup = (term: string) => Postings | undefined;

const pagesIn = (postings: Postings): number =>
  postings.reduce((sum, level) => sum + (level?.length ?? 0), 0);

/** Weight levels up to this one are words of a title, nearly always. */
const titleLevel = 1;
/** Factor for pages whose weights suggest that the title contains the whole query. */
const titleFactor = 1.7;

type RankedHit = Hit & { readonly rank: number };

/** Inserts a hit into the sorted best ones, after equals; drops the last one above the limit. */
const keepBest = (hits: RankedHit[], hit: RankedHit, limit: number): void => {
  if (hits.length >= limit && hit.rank <= (hits.at(-1)?.rank ?? 0)) return;
  let at = hits.length;
  while (at > 0 && (hits[at - 1]?.rank ?? 0) < hit.rank) at -= 1;
  hits.splice(at, 0, hit);
  if (hits.length > limit) hits.pop();
};

/** Inverse document frequency, as in BM25. */
const inverseDocumentFrequency = (pages: number, count: number): number =>
  Math.log(1 + (count - pages + 0.5) / (pages + 0.5));

/**
 * The best pages for the expansions of each query word, in store order at equal rank. Titles are not loaded here: weight
 * levels tell which pages probably have the whole query in the title, and those rank higher. A page with fewer than
 * `required` words gets a proportionally lower score, and one with fewer than `least` is left out.
 */
export const rank = (
  words: readonly (readonly Expansion[])[],
  required: number,
  postingsOf: Lookup,
  count: number,
  limit: number,
  least = 1,
): Hit[] => {
  const scores = new Float64Array(count);
  const coverage = new Float64Array(count);
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
    // One document frequency for all expansions of a word, so that a rare completion does not outweigh the word.
    const all = Math.min(
      count,
      found.reduce((sum, { pages }) => sum + pages, 0),
    );
    const idf = Math.max(0.05, inverseDocumentFrequency(all, count));
    for (const { postings, weight } of found) {
      postings.forEach((ids, level) => {
        const score = weight * idf * weightOfLevel(level);
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
      coverage[id] = (coverage[id] ?? 0) + (best[id] ?? 0) / idf;
      matched[id] = (matched[id] ?? 0) + 1;
      if ((bestLevel[id] ?? 0) <= titleLevel) titled[id] = (titled[id] ?? 0) + 1;
      best[id] = 0;
    }
  }
  const hits: RankedHit[] = [];
  matched.forEach((found, id) => {
    if (found < least) return;
    const score = (scores[id] ?? 0) * Math.min(1, found / required);
    const isTitle = (titled[id] ?? 0) >= required;
    keepBest(
      hits,
      {
        id,
        found,
        score,
        coverage: coverage[id] ?? 0,
        rank: isTitle ? score * titleFactor : score,
      },
      limit,
    );
  });
  return hits;
};
