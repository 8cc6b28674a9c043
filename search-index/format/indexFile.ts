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

export type WholeStoreFile<Shown extends SearchRecord> = PairMark & {
  readonly records: readonly Shown[];
};
/** Of a very large site: how many records each part has. A part is a `WholeStoreFile`. */
export type PartedStoreFile = PairMark & { readonly storePart: number };

export type TermsPartFile = PairMark & PackedMap;
/** Every term of the index, for misspellings; see `packTerms`. */
export type VocabularyFile = PairMark & { readonly terms: string };

/** The address of a part beside the file of its pair: `…-index-<hash>.json` has `…-index-3-<hash>.json`. */
export const partName = (file: string, part: number | 'words'): string =>
  file.replace(/-([0-9a-f]+\.json)$/, `-${part}-$1`);
