import {
  isPartedName,
  type PartedStoreFile,
  type WholeStoreFile,
} from '../../../../search-index/format/indexFile';
import { isRecord, type SearchRecord } from '../../../../search-index/format/records';
import type { PairFiles } from '../../../../search-index/format/searchTypes';
import { answerFrom, type Found } from './answerFrom';
import { readIndex } from './readIndex';
import { isList, isNumber, isText, readPairFile, type FetchFile } from './readPairFile';
import { recordTerms } from './recordTerms';
import { partedStore, wholeStore } from './store';

/** What a query finds; `isWhole` unless only what records show was looked through, since the index is not there yet. */
export type Answer<Shown extends SearchRecord> = Found<Shown> & { readonly isWhole: boolean };

export const noAnswer: Answer<never> = {
  records: [],
  terms: new Set(),
  language: '',
  isWhole: true,
};

export type OpenPair<Shown extends SearchRecord> = {
  /** Answers from what is there. */
  readonly search: (query: string) => Promise<Answer<Shown>>;
  /**
   * Loads the index, if it is not there yet: every answer from then on is whole.
   *
   * @throws Error that names the file, when it does not arrive, is broken, or does not belong to the store.
   */
  readonly complete: () => Promise<void>;
};

/** Both files are small, and what they say leads to the parts. */
const openParted = async <Shown extends SearchRecord>(
  { index, store }: PairFiles,
  fetchFile: FetchFile,
): Promise<OpenPair<Shown>> => {
  const [pages, records] = await Promise.all([
    readIndex(index, fetchFile),
    readPairFile<PartedStoreFile>(store, fetchFile, {
      storePart: isNumber,
      partHashes: isText,
    }),
  ]);
  const answer = answerFrom(pages, partedStore<Shown>(store, records, fetchFile), false);
  return {
    search: async (query) => ({ ...(await answer(query)), isWhole: true }),
    complete: () => Promise.resolve(),
  };
};

const openWhole = async <Shown extends SearchRecord>(
  { index, store }: PairFiles,
  fetchFile: FetchFile,
): Promise<OpenPair<Shown>> => {
  const { records, language } = await readPairFile<WholeStoreFile<Shown>>(store, fetchFile, {
    language: isText,
    records: (value) => isList(value) && value.every(isRecord),
  });
  const count = records.length;
  const read = wholeStore(records);
  let answer = answerFrom({ terms: recordTerms(records, language), count, language }, read, true);
  let isWhole = false;
  const load = async () => {
    const pages = await readIndex(index, fetchFile);
    if (pages.count !== count) {
      throw new Error(
        `The search file ${store} has ${count} records, and its index ${pages.count} pages.`,
      );
    }
    answer = answerFrom(pages, read, true);
    isWhole = true;
  };
  let loading: Promise<void> | undefined;
  return {
    search: async (query) => {
      const answered = { isWhole };
      return { ...(await answer(query)), ...answered };
    },
    complete: () => (loading ??= load()),
  };
};

/**
 * Loads the store of a pair, from which first answers come; its index is loaded when it is asked for. Of a very large
 * site both files are loaded side by side, and parts of them as queries need them.
 *
 * @throws Error that names the file, when one does not arrive or is broken.
 */
export const openPair = <Shown extends SearchRecord>(
  files: PairFiles,
  fetchFile: FetchFile,
): Promise<OpenPair<Shown>> =>
  isPartedName(files.store) ? openParted(files, fetchFile) : openWhole(files, fetchFile);
