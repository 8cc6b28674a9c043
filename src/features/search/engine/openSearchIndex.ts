import {
  isSplitFile,
  type SplitStoreFile,
  type WholeStoreFile,
} from '~/search-index/format/indexFile';
import { isRecord, type SearchRecord } from '~/search-index/format/records';
import type { IndexAndStore } from '~/search-index/format/searchTypes';
import { createSearcher, type Matches } from './createSearcher';
import { readIndex } from './readIndex';
import { isList, isNumber, isText, readSearchFile, type FetchFile } from './readSearchFile';
import { indexRecords } from './indexRecords';
import { splitStore, wholeStore } from './store';

/** The matches of a query. `isComplete` is false while only the record store is loaded, not the full-text index. */
export type QueryResult<Shown extends SearchRecord> = Matches<Shown> & {
  readonly isComplete: boolean;
};

export const emptyResult: QueryResult<never> = {
  records: [],
  relevance: [],
  terms: new Set(),
  language: '',
  isComplete: true,
};

export type SearchIndex<Shown extends SearchRecord> = {
  /** Searches the index, or the record store until the index has loaded. */
  readonly search: (query: string) => Promise<QueryResult<Shown>>;
  /**
   * Loads the full-text index once; later results are complete.
   *
   * @throws Error with the URL when a file cannot be fetched, is invalid or is of another build than the store.
   */
  readonly loadIndex: () => Promise<void>;
};

/** A large site: both files only list parts, which queries fetch as they need them. */
const openSplit = async <Shown extends SearchRecord>(
  { index, store }: IndexAndStore,
  fetchFile: FetchFile,
): Promise<SearchIndex<Shown>> => {
  const [pages, records] = await Promise.all([
    readIndex(index, fetchFile),
    readSearchFile<SplitStoreFile>(store, fetchFile, {
      storePart: isNumber,
      partHashes: isText,
    }),
  ]);
  const searcher = createSearcher(
    pages,
    splitStore<Shown>(store, records, pages.count, fetchFile),
    false,
  );
  return {
    search: async (query) => ({ ...(await searcher(query)), isComplete: true }),
    loadIndex: () => Promise.resolve(),
  };
};

const openWhole = async <Shown extends SearchRecord>(
  { index, store }: IndexAndStore,
  fetchFile: FetchFile,
): Promise<SearchIndex<Shown>> => {
  const { records, language } = await readSearchFile<WholeStoreFile<Shown>>(store, fetchFile, {
    language: isText,
    records: (value) => isList(value) && value.every(isRecord),
  });
  const count = records.length;
  const read = wholeStore(records);
  let searcher = createSearcher(
    { terms: indexRecords(records, language), count, language },
    read,
    true,
  );
  let isComplete = false;
  const load = async () => {
    const pages = await readIndex(index, fetchFile);
    if (pages.count !== count) {
      throw new Error(
        `The search file ${store} has ${count} records, and its index ${pages.count} pages.`,
      );
    }
    searcher = createSearcher(pages, read, true);
    isComplete = true;
  };
  let loading: Promise<void> | undefined;
  return {
    search: async (query) => {
      // `isComplete` of the searcher that ran: the index may load while it awaits.
      const source = { isComplete };
      return { ...(await searcher(query)), ...source };
    },
    loadIndex: () => (loading ??= load()),
  };
};

/**
 * Loads the record store of an index. `loadIndex` loads the full-text index. Of split files, both heads are loaded in
 * parallel, and their parts as queries need them.
 *
 * @throws Error with the URL when a file cannot be fetched or is invalid.
 */
export const openSearchIndex = <Shown extends SearchRecord>(
  files: IndexAndStore,
  fetchFile: FetchFile,
): Promise<SearchIndex<Shown>> =>
  isSplitFile(files.store) ? openSplit(files, fetchFile) : openWhole(files, fetchFile);
