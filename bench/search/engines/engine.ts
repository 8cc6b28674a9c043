import type { Article } from '../corpus/article';
import type { Search } from '../measure/quality';

/** A script with `start(query)`, which loads everything there is to load and answers with how many it found; and its files. */
export type EnginePage = {
  readonly script: string;
  /** Where the imports of the script are looked up. */
  readonly folder: string;
  readonly read: (path: string) => Promise<string | Uint8Array | undefined>;
};

/** A search of one corpus in one language. */
export type Built = {
  readonly search: Search;
  /** Bytes over the wire, compressed, until the first results of a query are shown; nothing is there before. */
  readonly bytesFor: (query: string) => Promise<number>;
  /** Milliseconds of one query where it cannot be timed from here. */
  readonly timed?: (query: string) => Promise<number>;
  /** What a browser loads of it. */
  readonly page: EnginePage;
  readonly close?: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly build: (articles: readonly Article[], language: string) => Promise<Built>;
};
