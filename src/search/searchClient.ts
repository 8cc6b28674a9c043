import {
  searchTypes,
  type SearchFiles,
  type SearchType,
} from '../../search-index/format/searchTypes';
import type { RecordOf } from '../../search-index/format/records';
import { fetchFile } from './engine/fetchFile';
import { noAnswer, openPair, type Answer, type OpenPair } from './engine/openPair';

export type Answers = { readonly [Type in SearchType]: Answer<RecordOf[Type]> };

export type SearchClient = {
  /** Loads what is not loaded yet. */
  load: () => void;
  /** What each kind of page answers; `hasFailed` where one of them could not be asked. */
  search: (query: string) => Promise<{ answers: Answers; hasFailed: boolean }>;
};

/** A failure is for developers; visitors are told that search cannot be reached. */
const report = (error: unknown): void => console.error(error);

const createClient = (files: SearchFiles): SearchClient => {
  const opened = new Map<SearchType, Promise<unknown>>();
  // A pair that fails is opened anew the next time it is asked for, which is at the next keystroke.
  const open = <Type extends SearchType>(type: Type) => {
    const pair = files[type];
    if (pair === null) return undefined;
    const known = opened.get(type) as Promise<OpenPair<RecordOf[Type]>> | undefined;
    if (known) return known;
    const opening = openPair<RecordOf[Type]>(pair, fetchFile);
    opened.set(type, opening);
    opening.catch(() => opened.delete(type));
    return opening;
  };
  const ask = async <Type extends SearchType>(type: Type, query: string) =>
    (await open(type))?.search(query) ?? noAnswer;

  return {
    load: () => searchTypes.forEach((type) => void open(type)?.catch(report)),
    search: async (query) => {
      let hasFailed = false;
      const askOrReport = <Type extends SearchType>(type: Type): Promise<Answer<RecordOf[Type]>> =>
        ask(type, query).catch((error: unknown) => {
          report(error);
          hasFailed = true;
          return noAnswer;
        });
      const [services, keyplays, insights] = await Promise.all([
        askOrReport('services'),
        askOrReport('keyplays'),
        askOrReport('insights'),
      ]);
      return { answers: { services, keyplays, insights }, hasFailed };
    },
  };
};

const clients = new Map<string, SearchClient>();

/** The client of a site's search files, made once a visit. */
export const searchClient = (files: SearchFiles): SearchClient => {
  const key = JSON.stringify(files);
  const client = clients.get(key) ?? createClient(files);
  clients.set(key, client);
  return client;
};
