import { searchTypes, type SearchFiles, type SearchType } from '~/search-index/format/searchTypes';
import type { SearchRecord } from '~/search-index/format/records';
import { fetchFile } from './engine/fetchFile';
import {
  emptyResult,
  openSearchIndex,
  type QueryResult,
  type SearchIndex,
} from './engine/openSearchIndex';

export type ResultsByType = Readonly<Record<SearchType, QueryResult<SearchRecord>>>;

/** The results of a query, by kind of page. */
export type SearchResponse = {
  readonly results: ResultsByType;
  /** Whether the files of a kind could not be loaded. */
  readonly hasFailed: boolean;
  /** Whether all indexes have loaded, or failed to. */
  readonly isComplete: boolean;
};

export type SearchClient = {
  /** Loads the files that are not loaded yet. */
  load: () => Promise<void>;
  /** Calls `show` with the results of the record stores, and again once the indexes have loaded. */
  search: (query: string, show: (found: SearchResponse) => void) => Promise<void>;
};

type Opened = Partial<Record<SearchType, SearchIndex<SearchRecord>>>;

/** Calls `of` for every kind in parallel. */
const ofEachType = async <Value>(
  of: (type: SearchType) => Promise<Value>,
): Promise<Record<SearchType, Value>> =>
  Object.fromEntries(
    await Promise.all(searchTypes.map(async (type) => [type, await of(type)] as const)),
  ) as Record<SearchType, Value>;

const createClient = (files: SearchFiles): SearchClient => {
  const opening = new Map<SearchType, Promise<SearchIndex<SearchRecord>>>();
  // `orFailed` removes a failed index, so the next keystroke opens it again.
  const open = (type: SearchType): Promise<SearchIndex<SearchRecord> | undefined> => {
    const urls = files[type];
    if (!urls) return Promise.resolve(undefined);
    const opened = opening.get(type) ?? openSearchIndex<SearchRecord>(urls, fetchFile);
    opening.set(type, opened);
    return opened;
  };

  /** Opens every index. `orFailed` logs a failure and removes the index, so that it is opened again. */
  const openAll = async () => {
    let hasFailed = false;
    const orFailed =
      (type: SearchType) =>
      (error: unknown): undefined => {
        console.error(error);
        opening.delete(type);
        hasFailed = true;
      };
    const opened: Opened = await ofEachType((type) => open(type).catch(orFailed(type)));
    return { opened, orFailed, hasFailed: () => hasFailed };
  };
  type AllOpened = Awaited<ReturnType<typeof openAll>>;

  const loadIndexes = async ({ opened, orFailed }: AllOpened): Promise<void> => {
    const load = async (type: SearchType) => opened[type]?.loadIndex();
    await ofEachType((type) => load(type).catch(orFailed(type)));
  };

  const searchAll = ({ opened, orFailed }: AllOpened, query: string): Promise<ResultsByType> =>
    ofEachType(
      async (type) => (await opened[type]?.search(query).catch(orFailed(type))) ?? emptyResult,
    );

  return {
    load: async () => loadIndexes(await openAll()),
    search: async (query, show) => {
      const all = await openAll();
      const first = await searchAll(all, query);
      const isComplete = Object.values(first).every((result) => result.isComplete);
      show({ results: first, hasFailed: isComplete && all.hasFailed(), isComplete });
      if (isComplete) return;
      await loadIndexes(all);
      const results = await searchAll(all, query);
      show({ results, hasFailed: all.hasFailed(), isComplete: true });
    },
  };
};

const clients = new Map<string, SearchClient>();

/** The client of a site's search files, created once for each site. */
export const searchClient = (files: SearchFiles): SearchClient => {
  const key = JSON.stringify(files);
  const client = clients.get(key) ?? createClient(files);
  clients.set(key, client);
  return client;
};
