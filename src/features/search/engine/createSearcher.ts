import { fold } from '~/search-index/encoder/fold';
import { detailsOf, titleOf, type SearchRecord } from '~/search-index/format/records';
import { rank } from './rank';
import type { PageIndex } from './readIndex';
import type { RecordReader } from './store';
import { titleBonus, type TitleMatch } from './titleBonus';
import { parseQuery, type ParsedQuery } from './parseQuery';

/** Maximum number of results of each kind. */
export const maxResults = 20;

/** Number of hits reranked by their titles if the whole store is loaded. */
const rerankedHits = 60;
/** Queries with more required words are treated as sentences and not corrected. */
const maxCorrectedWords = 4;
/** Known words are not corrected while the last word is shorter, because it may still be being typed. */
const minLastWordLength = 3;
/** The share of the words that a page must contain if some are pairs of characters: single pairs are in other words too. */
const minPairShare = 2 / 3;
/** Added to the relevance of a record whose title equals the query, which ranks it above all others. */
const exactTitle = 10;
/** Results below this share of the best score are dropped. */
const minScoreShare = 0.12;

/** How well a record matches, comparable between the indexes of a site. */
export type Relevance = {
  readonly score: number;
  /** Whether the page contains every word of the query without corrections. */
  readonly hasAllWords: boolean;
};

/** The matching records, best first, and the terms that matched, for highlighting. */
export type Matches<Shown extends SearchRecord> = {
  readonly records: readonly Shown[];
  /** The relevance of each record, in the same order. */
  readonly relevance: readonly Relevance[];
  readonly terms: ReadonlySet<string>;
  readonly language: string;
};

const bestMatch = (matches: readonly TitleMatch[]): TitleMatch =>
  matches.reduce((best, match) => (match.bonus > best.bonus ? match : best));

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
    const folded = fold(query).trim();
    const score = async ({ typed, words, postingsOf, hasCorrections }: ParsedQuery) => {
      const required = Math.max(1, typed.filter(({ isOptional }) => !isOptional).length);
      const least = typed.some(({ isPair }) => isPair) ? Math.ceil(required * minPairShare) : 1;
      const limit = isLoaded ? rerankedHits : maxResults;
      const hits = rank(words, required, postingsOf, count, limit, least);
      const records = await read(hits.map(({ id }) => id));
      const match = titleBonus(typed, words, language);
      const scored = records
        .map((record, at) => {
          const { score: ofText = 0, coverage = 0, found = 0 } = hits[at] ?? {};
          const title = titleOf(record);
          const { bonus, nameShare, hasAllWords } = bestMatch(
            [title, ...detailsOf(record)].map(match),
          );
          const isExact = fold(title).trim() === folded;
          // Between kinds, the person of a name ranks above an article that names them.
          const relevance: Relevance = {
            score:
              (coverage / Math.max(required, found)) * (bonus + nameShare) +
              (isExact ? exactTitle : 0),
            hasAllWords: !hasCorrections && found >= required,
          };
          return { record, score: ofText * bonus, hasAllWords, relevance };
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
    const kept = scored.filter(({ score }) => score >= minScore).slice(0, maxResults);
    return {
      records: kept.map(({ record }) => record),
      relevance: kept.map(({ relevance }) => relevance),
      terms: new Set(words.flatMap((expansions) => expansions.map(({ term }) => term))),
      language,
    };
  };
