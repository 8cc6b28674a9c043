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

/**
 * What a search file begins with, the hash that its name ends in: of everything in the pair, so that both its files are of
 * one build; of a part, of what it holds, so that it stays as it is until that changes.
 */
export type PairMark = { readonly pair: string };

/** The hashes of the parts of a file in their order, each of the same length, written after each other. */
export type PartHashes = { readonly partHashes: string };

/** Hex digits of the hash of a part. */
export const hashLength = 10;

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
export type PartedIndexFile = PairMark &
  PartHashes & {
    readonly language: string;
    readonly count: number;
    /** The first term of each part. */
    readonly parts: readonly string[];
    /** The hash of the vocabulary. */
    readonly words: string;
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
export type PartedStoreFile = PairMark & PartHashes & { readonly storePart: number };

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

/** The address of a part beside the file of its pair: `…-index-parts-<hash>.json` has `…-index-parts-3-<its hash>.json`. */
export const partName = (file: string, part: number | 'words', hash: string): string =>
  file.replace(/-[0-9a-f]+\.json$/, `-${part}-${hash}.json`);

/**
 * The address of a part by its place.
 *
 * @throws Error when the file has no such part.
 */
export const partAt = (file: string, { partHashes }: PartHashes, at: number): string => {
  const hash = partHashes.slice(at * hashLength, (at + 1) * hashLength);
  if (hash === '') throw new Error(`The search file ${file} has no part ${at}.`);
  return partName(file, at, hash);
};

/** The addresses of all parts of a file. */
export const partsOf = (file: string, content: PartedIndexFile | PartedStoreFile): string[] => [
  ...Array.from({ length: content.partHashes.length / hashLength }, (_, at) =>
    partAt(file, content, at),
  ),
  ...('words' in content ? [partName(file, 'words', content.words)] : []),
];
