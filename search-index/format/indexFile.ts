import type { SearchRecord } from './records';

/**
 * The pages a term stands in, by how much it says about them: the first list those it says most about. This is the
 * value of a term in the map of a FlexSearch index; a page is its place in the store.
 */
export type Postings = readonly (readonly number[] | null)[];

/** A term and its pages, as FlexSearch exports and imports them; sorted by term. */
export type TermEntry = readonly [term: string, postings: Postings];

/** Steps that the weight of a term in a page is kept in: FlexSearch's `resolution`. */
export const weightLevels = 6;

/** The weight that a place in `Postings` stands for, between 0 and 1. */
export const weightOfLevel = (level: number): number => (weightLevels - level) / weightLevels;

/** What both files of a pair, and their parts, begin with: the same text in all of them and in no other build's. */
export type PairMark = { readonly pair: string };

/** A map in two texts, a line a term. */
export type PackedMap = {
  /** As `packTerms` writes them. */
  readonly terms: string;
  /** The postings: levels with a full stop between, of each the gaps between its pages as packed numbers. */
  readonly pages: string;
};

/** The index file of an ordinary site: the whole map. */
export type WholeIndexFile = PairMark &
  PackedMap & {
    readonly language: string;
    /** Pages in the store. */
    readonly count: number;
  };

/** The index file of a very large site: which part of the map has which terms. */
export type PartedIndexFile = PairMark & {
  readonly language: string;
  readonly count: number;
  /** The first term of each part. */
  readonly parts: readonly string[];
};

/** Some records of a store, or all of an ordinary site. */
export type StoreRecords<Shown extends SearchRecord> = PairMark & {
  readonly records: readonly Shown[];
};
/** The store of an ordinary site, from which its first results are found while the index is on its way. */
export type WholeStoreFile<Shown extends SearchRecord> = StoreRecords<Shown> & {
  readonly language: string;
};
/** Of a very large site: how many records each part has. A part has `StoreRecords`. */
export type PartedStoreFile = PairMark & { readonly storePart: number };

export type TermsPartFile = PairMark & PackedMap;
/** Every term of the index, for misspellings; see `packTerms`. */
export type VocabularyFile = PairMark & { readonly terms: string };

/** The name of a file of a pair. Those of a very large site say so, since they are asked for side by side. */
export const pairName = (
  name: string,
  file: 'index' | 'store',
  isParted: boolean,
  pair: string,
): string => `${name}-${file}${isParted ? '-parts' : ''}-${pair}.json`;

/** Whether the file of a pair is of a very large site. */
export const isPartedName = (file: string): boolean => /-parts-[0-9a-f]+\.json$/.test(file);

/** The address of a part beside the file of its pair: `…-index-parts-<hash>.json` has `…-index-parts-3-<hash>.json`. */
export const partName = (file: string, part: number | 'words'): string =>
  file.replace(/-([0-9a-f]+\.json)$/, `-${part}-$1`);
