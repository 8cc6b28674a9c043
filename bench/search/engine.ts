import type { Article } from './corpus/article';
import type { JudgedQuery } from './corpus/judgedQuery';

/** The keys of the pages found, best first. */
export type Search = (query: string) => Promise<readonly string[]>;

/** A script with `start(query)`, which loads the engine and returns the number of results; and its files. */
export type EnginePage = {
  readonly script: string;
  /** Where the imports of the script are looked up. */
  readonly folder: string;
  readonly read: (path: string) => Promise<string | Uint8Array | undefined>;
};

/** Bytes over the wire, compressed; nothing is there before. */
export type Bytes = {
  /** Of everything asked for until a right page stands first; of everything where none ever does. */
  readonly toFirst: number;
  /** Of everything that the answer to the query asks for, however long after the first results. */
  readonly toAll: number;
};

/** A search of one corpus in one language. */
export type Built = {
  readonly search: Search;
  readonly bytesFor: (query: JudgedQuery) => Promise<Bytes>;
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
