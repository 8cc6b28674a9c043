import { titleOf, type SearchRecord } from '~/search-index/format/records';
import { rank } from './rank';
import type { PageIndex } from './readIndex';
import type { RecordReader } from './store';
import { titleBonus } from './titleBonus';
import { parseQuery, type ParsedQuery } from './parseQuery';

/** Results shown of each kind at most. */
export const maxResults = 20;

/** Hits reranked by their titles, where the whole store is loaded. */
const rerankedHits = 60;
/** Queries of more required words than this are not corrected: they are sentences. */
const maxCorrectedWords = 4;
/** Known words are not corrected while the last word is shorter: it is still being typed. */
const minLastWordLength = 3;
/** Results below this share of the best score are dropped. */
const minScoreShare = 0.12;

/** The matching records, best first, and the terms that matched, for highlighting. */
export type Matches<Shown extends SearchRecord> = {
  readonly records: readonly Shown[];
  readonly terms: ReadonlySet<string>;
  readonly language: string;
};

/**
 * Returns a function that searches an index and a store and returns up to `maxResults` records. With `isLoaded` the
 * whole store is in memory, so more records are read for reranking.
 */
export const createSearcher =
  <Shown extends SearchRecord>(
    { terms, count, language }: PageIndex,
    read: RecordReader<Shown>,
    isLoaded: boolean,
  ) =>
  async (query: string): Promise<Matches<Shown>> => {
    const score = async ({ typed, words, postingsOf }: ParsedQuery) => {
      const required = Math.max(1, typed.filter(({ isOptional }) => !isOptional).length);
      const hits = rank(words, required, postingsOf, count, isLoaded ? rerankedHits : maxResults);
      const records = await read(hits.map(({ id }) => id));
      const match = titleBonus(typed, words, language);
      const scored = records
        .map((record, at) => {
          const { bonus, hasAllWords } = match(titleOf(record));
          return { record, score: (hits[at]?.score ?? 0) * bonus, hasAllWords };
        })
        .sort((a, b) => b.score - a.score);
      return {
        words,
        scored,
        required,
        isFull: hits.some(({ found }) => found >= required),
        isTitle: scored[0]?.hasAllWords === true,
      };
    };
    const parsed = await parseQuery(query, language, terms);
    let best = await score(parsed);
    const isBeginning = (parsed.typed.at(-1)?.typed.length ?? 0) < minLastWordLength;
    if (!best.isTitle && !isBeginning && best.required > 1 && best.required <= maxCorrectedWords) {
      const corrected = await score(await parsed.withCorrections());
      if (!best.isFull || corrected.isTitle) best = corrected;
    }
    const { scored, words } = best;
    const minScore = (scored[0]?.score ?? 0) * minScoreShare;
    return {
      records: scored
        .filter(({ score }) => score >= minScore)
        .slice(0, maxResults)
        .map(({ record }) => record),
      terms: new Set(words.flatMap((expansions) => expansions.map(({ term }) => term))),
      language,
    };
  };
