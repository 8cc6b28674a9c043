import { titleOf, type SearchRecord } from '../../../../search-index/format/records';
import { rank } from './rank';
import type { PageIndex } from './readIndex';
import type { Store } from './store';
import { titleBonus } from './titleBonus';
import { understand, type Understood } from './understand';

/** The most results of a kind that are shown. */
export const mostResults = 20;

/** Results whose titles are looked at before the first ones are shown, where the store is at hand. */
const reordered = 60;
/** Words of a query that no title says, up to which any may be misspelt; more are a sentence. */
const mostSuspects = 4;
/** Letters of the last word below which it has only been begun, and the others may go with it yet. */
const shortestLast = 3;
/** A page that answers less than this share as well as the best one is no answer. */
const leastShare = 0.12;

/** The records that answer a query, best first, and the terms they were found by, for marking. */
export type Found<Shown extends SearchRecord> = {
  readonly records: readonly Shown[];
  readonly terms: ReadonlySet<string>;
  readonly language: string;
};

/**
 * Answers queries from an index and a store, with `mostResults` records at most; `isAtHand` where the whole store is,
 * so that reading more of it costs nothing.
 */
export const answerFrom =
  <Shown extends SearchRecord>(
    { terms, count, language }: PageIndex,
    read: Store<Shown>,
    isAtHand: boolean,
  ) =>
  async (query: string): Promise<Found<Shown>> => {
    const judge = async ({ typed, words, postingsOf }: Understood) => {
      const required = Math.max(1, typed.filter(({ isOptional }) => !isOptional).length);
      const hits = rank(words, required, postingsOf, count, isAtHand ? reordered : mostResults);
      const records = await read(hits.map(({ id }) => id));
      const match = titleBonus(typed, words, language);
      const judged = records
        .map((record, at) => {
          const { bonus, saysAll } = match(titleOf(record));
          return { record, score: (hits[at]?.score ?? 0) * bonus, saysAll };
        })
        .sort((a, b) => b.score - a.score);
      return {
        words,
        judged,
        required,
        isFull: hits.some(({ found }) => found >= required),
        isTitle: judged[0]?.saysAll === true,
      };
    };
    const understood = await understand(query, language, terms);
    let best = await judge(understood);
    const isBegun = (understood.typed.at(-1)?.typed.length ?? 0) < shortestLast;
    if (!best.isTitle && !isBegun && best.required > 1 && best.required <= mostSuspects) {
      const suspected = await judge(await understood.suspecting());
      if (!best.isFull || suspected.isTitle) best = suspected;
    }
    const { judged, words } = best;
    const least = (judged[0]?.score ?? 0) * leastShare;
    return {
      records: judged
        .filter(({ score }) => score >= least)
        .slice(0, mostResults)
        .map(({ record }) => record),
      terms: new Set(words.flatMap((expansions) => expansions.map(({ term }) => term))),
      language,
    };
  };
