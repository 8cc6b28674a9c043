import type {
  PartedIndexFile,
  PartedStoreFile,
  WholeIndexFile,
  WholeStoreFile,
} from '../../../search-index/format/indexFile';
import { titleOf, type SearchRecord } from '../../../search-index/format/records';
import type { PairFiles } from '../../../search-index/format/searchTypes';
import { rank, type Hit } from './rank';
import { isList, isNumber, isText, readPairFile, type FetchFile } from './readPairFile';
import { partedStore, wholeStore, type Store } from './store';
import { partedTerms, wholeTerms, type Terms } from './terms';
import { titleBonus } from './titleBonus';
import { understand } from './understand';
import { unpackMap } from './unpackMap';

/** The most results of a kind that are shown. */
export const mostResults = 20;

/** Results whose titles are looked at before the first ones are shown, where the store is at hand. */
const reordered = 60;
/** Words of a query that no page has all of, up to which any may be misspelt; more are a sentence. */
const mostSuspects = 4;
/** A page that answers less than this share as well as the best one is no answer. */
const leastShare = 0.12;

/** The records that answer a query, best first, and the terms they were found by, for marking. */
export type Answer<Shown extends SearchRecord> = {
  readonly records: readonly Shown[];
  readonly terms: ReadonlySet<string>;
  readonly language: string;
};

export const noAnswer: Answer<never> = { records: [], terms: new Set(), language: '' };

export type OpenPair<Shown extends SearchRecord> = {
  /** Answers with `mostResults` records at most. */
  search: (query: string) => Promise<Answer<Shown>>;
};

type Read = { readonly terms: Terms; readonly count: number; readonly language: string };

const readMap = (address: string, file: WholeIndexFile) => {
  try {
    return unpackMap(file);
  } catch (error) {
    throw new Error(`The search file ${address} is broken.`, { cause: error });
  }
};

const readIndex = async (address: string, fetchFile: FetchFile): Promise<Read> => {
  const file = await readPairFile<WholeIndexFile | PartedIndexFile>(address, fetchFile, {
    count: isNumber,
    language: isText,
  });
  const { count, language } = file;
  if ('terms' in file && isText(file.terms) && isText(file.pages)) {
    return { terms: wholeTerms(readMap(address, file)), count, language };
  }
  if ('parts' in file && isList(file.parts)) {
    return { terms: partedTerms(address, file, fetchFile), count, language };
  }
  throw new Error(`The search file ${address} has no usable "terms".`);
};

type ReadStore<Shown extends SearchRecord> = {
  readonly read: Store<Shown>;
  readonly size?: number;
};

const readStore = async <Shown extends SearchRecord>(
  address: string,
  fetchFile: FetchFile,
): Promise<ReadStore<Shown>> => {
  const file = await readPairFile<WholeStoreFile<Shown> | PartedStoreFile>(address, fetchFile, {});
  if ('records' in file && isList(file.records)) {
    return { read: wholeStore(file), size: file.records.length };
  }
  if ('storePart' in file && isNumber(file.storePart)) {
    return { read: partedStore<Shown>(address, file, fetchFile) };
  }
  throw new Error(`The search file ${address} has no usable "records".`);
};

/**
 * Loads a pair, both files side by side, and answers queries from it. Parts of a very large one are loaded as queries
 * need them.
 *
 * @throws Error that names the file, when one does not arrive or is broken, or when the two do not belong together.
 */
export const openPair = async <Shown extends SearchRecord>(
  { index, store }: PairFiles,
  fetchFile: FetchFile,
): Promise<OpenPair<Shown>> => {
  const [{ terms, count, language }, { read, size }] = await Promise.all([
    readIndex(index, fetchFile),
    readStore<Shown>(store, fetchFile),
  ]);
  if (size !== undefined && size !== count) {
    throw new Error(`The search file ${store} has ${size} records, and its index ${count} pages.`);
  }
  return {
    search: async (query) => {
      const ask = async (isSuspect: boolean) => {
        const { typed, words, postingsOf } = await understand(query, language, terms, isSuspect);
        const required = Math.max(1, typed.filter(({ isOptional }) => !isOptional).length);
        const limit = size === undefined ? mostResults : reordered;
        const hits = rank(words, required, postingsOf, count, limit);
        return {
          typed,
          words,
          hits,
          isFull: hits.some(({ found }) => found >= required),
          required,
        };
      };
      const first = await ask(false);
      const isUnmet = !first.isFull && first.required > 1 && first.required <= mostSuspects;
      const { typed, words, hits } = isUnmet ? await ask(true) : first;
      const records = await read(hits.map(({ id }) => id));
      const judged = records.map((record, at) => ({
        record,
        score: (hits[at] as Hit).score * titleBonus(titleOf(record), typed, words, language),
      }));
      judged.sort((a, b) => b.score - a.score);
      const least = (judged[0]?.score ?? 0) * leastShare;
      return {
        records: judged
          .filter(({ score }) => score >= least)
          .slice(0, mostResults)
          .map(({ record }) => record),
        terms: new Set(words.flatMap((expansions) => expansions.map(({ term }) => term))),
        language,
      };
    },
  };
};
