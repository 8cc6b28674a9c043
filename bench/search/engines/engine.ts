import type { Article } from '../corpus/article';
import type { Search } from '../measure/quality';

/** A search of one corpus in one language. */
export type Built = {
  readonly search: Search;
  /** Bytes over the wire, compressed, until the first results of a query are shown; nothing is there before. */
  readonly bytesFor: (query: string) => Promise<number>;
  readonly close?: () => Promise<void>;
};

export type Engine = {
  readonly name: string;
  readonly build: (articles: readonly Article[], language: string) => Promise<Built>;
};
