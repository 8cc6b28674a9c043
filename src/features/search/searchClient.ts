import {
  searchTypes,
  type SearchFiles,
  type SearchType,
} from '../../../search-index/format/searchTypes';
import type { RecordOf, SearchRecord } from '../../../search-index/format/records';
import { fetchFile } from './engine/fetchFile';
import { noAnswer, openPair, type Answer, type OpenPair } from './engine/openPair';

export type Answers = { readonly [Type in SearchType]: Answer<RecordOf[Type]> };

/** What each kind of page answers to a query. */
export type FoundPages = {
  readonly answers: Answers;
  /** Whether one of the kinds could not be asked, or not wholly. */
  readonly hasFailed: boolean;
  /** Whether nothing more is on its way. */
  readonly isWhole: boolean;
};

export type SearchClient = {
  /** Loads what is not loaded yet. */
  load: () => Promise<void>;
  /** Shows what is found as soon as there is something to ask, and once more when everything is there. */
  search: (query: string, show: (found: FoundPages) => void) => Promise<void>;
};

type Opened = { [Type in SearchType]?: OpenPair<RecordOf[Type]> };

const createClient = (files: SearchFiles): SearchClient => {
  const opening = new Map<SearchType, Promise<unknown>>();
  // A pair that fails is opened anew the next time it is asked for, which is at the next keystroke.
  const open = <Type extends SearchType>(
    type: Type,
  ): Promise<OpenPair<RecordOf[Type]> | undefined> => {
    const pair = files[type];
    if (pair === null) return Promise.resolve(undefined);
    const opened =
      (opening.get(type) as Promise<OpenPair<RecordOf[Type]>> | undefined) ??
      openPair<RecordOf[Type]>(pair, fetchFile);
    opening.set(type, opened);
    return opened;
  };

  /** The pairs as far as they are there, and what to do when one fails: log it, and forget the pair. */
  const openAll = async () => {
    let hasFailed = false;
    const orFailed =
      (type: SearchType) =>
      (error: unknown): undefined => {
        console.error(error);
        opening.delete(type);
        hasFailed = true;
      };
    const [services, keyplays, insights] = await Promise.all([
      open('services').catch(orFailed('services')),
      open('keyplays').catch(orFailed('keyplays')),
      open('insights').catch(orFailed('insights')),
    ]);
    const opened: Opened = { services, keyplays, insights };
    return { opened, orFailed, hasFailed: () => hasFailed };
  };
  type AllOpened = Awaited<ReturnType<typeof openAll>>;

  /** The indexes come after every store, from which there are first results. */
  const completeAll = async ({ opened, orFailed }: AllOpened): Promise<void> => {
    const complete = async (type: SearchType) => opened[type]?.complete();
    await Promise.all(searchTypes.map((type) => complete(type).catch(orFailed(type))));
  };

  const askAll = async ({ opened, orFailed }: AllOpened, query: string): Promise<Answers> => {
    const ask = async <Shown extends SearchRecord>(type: SearchType, pair?: OpenPair<Shown>) =>
      (await pair?.search(query).catch(orFailed(type))) ?? noAnswer;
    const [services, keyplays, insights] = await Promise.all([
      ask('services', opened.services),
      ask('keyplays', opened.keyplays),
      ask('insights', opened.insights),
    ]);
    return { services, keyplays, insights };
  };

  return {
    load: async () => completeAll(await openAll()),
    search: async (query, show) => {
      const pairs = await openAll();
      const first = await askAll(pairs, query);
      const isWhole = Object.values(first).every((answer) => answer.isWhole);
      show({ answers: first, hasFailed: isWhole && pairs.hasFailed(), isWhole });
      if (isWhole) return;
      await completeAll(pairs);
      const answers = await askAll(pairs, query);
      show({ answers, hasFailed: pairs.hasFailed(), isWhole: true });
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
