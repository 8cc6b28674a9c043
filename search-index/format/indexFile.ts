import type { SearchRecord } from './records';

/**
 * The pages that contain a term, by weight level, highest weight first. It is the value of a term in the map of a
 * FlexSearch index; a page is its position in the store.
 */
export type Postings = readonly (readonly number[] | null)[];

/** A term and its postings, as FlexSearch exports and imports them. */
export type TermEntry = readonly [term: string, postings: Postings];

/** Number of weight levels: FlexSearch's `resolution`. */
export const weightLevels = 6;

/** The weight of a level in `Postings`, between 0 and 1. */
export const weightOfLevel = (level: number): number => (weightLevels - level) / weightLevels;

/**
 * The build id of a search file, which is also the hash in its name. Index and store share the hash of both, so that
 * files of different builds are not mixed; a part has the hash of its own content. The field is still named `pair`,
 * because browsers cache files immutably under unchanged names.
 */
export type BuildId = { readonly pair: string };

/** The hashes of the parts of a file in order, concatenated; each has `hashLength` digits. */
export type PartHashes = { readonly partHashes: string };

/** Hex digits of the hash of a part. */
export const hashLength = 10;

/** A map in two texts, each with one line per term. */
export type PackedMap = {
  /** As `packTerms` writes them. */
  readonly terms: string;
  /**
   * The postings: levels separated by full stops; each level is the gaps between its pages as packed numbers, from the end of the
   * store on: a page before all others, as a new article is, changes no other number.
   */
  readonly pages: string;
};

/** The index file of a site that is not split: the whole map. */
export type WholeIndexFile = BuildId &
  PackedMap & {
    readonly language: string;
    /** Pages in the store. */
    readonly count: number;
  };

/** The index file of a split index: the range of terms of each part. */
export type SplitIndexFile = BuildId &
  PartHashes & {
    readonly language: string;
    readonly count: number;
    /** The first term of each part. */
    readonly parts: readonly string[];
    /** The hash of the vocabulary. */
    readonly words: string;
  };

/** The records of a store, or of one part of it. */
export type StoreRecords<Shown extends SearchRecord> = BuildId & {
  readonly records: readonly Shown[];
};
/** The store of an ordinary site, from which its first results are found while the index is on its way. */
export type WholeStoreFile<Shown extends SearchRecord> = StoreRecords<Shown> & {
  readonly language: string;
};
/** The store file of a split store: the number of records in each part. A part is `StoreRecords`, from the end of the store on. */
export type SplitStoreFile = BuildId & PartHashes & { readonly storePart: number };

export type TermsPartFile = BuildId & PackedMap;
/** Every term of the index, for spelling correction; see `packTerms`. */
export type VocabularyFile = BuildId & { readonly terms: string };

/** The name of an index or store file. `-parts` marks split files: the browser then fetches both in parallel. */
export const searchFileName = (
  name: string,
  file: 'index' | 'store',
  isSplit: boolean,
  pair: string,
): string => `${name}-${file}${isSplit ? '-parts' : ''}-${pair}.json`;

/** Whether an index or store file is split into parts. */
export const isSplitFile = (file: string): boolean => /-parts-[0-9a-f]+\.json$/.test(file);

/** The URL of a part: `…-index-parts-<hash>.json` has the part `…-index-parts-3-<hash of the part>.json`. */
export const partFileName = (file: string, part: number | 'words', hash: string): string =>
  file.replace(/-[0-9a-f]+\.json$/, `-${part}-${hash}.json`);

/**
 * The URL of a part by its position.
 *
 * @throws Error when the file has no such part.
 */
export const partUrl = (file: string, { partHashes }: PartHashes, at: number): string => {
  const hash = partHashes.slice(at * hashLength, (at + 1) * hashLength);
  if (hash === '') throw new Error(`The search file ${file} has no part ${at}.`);
  return partFileName(file, at, hash);
};

/** The URLs of all parts of a file. */
export const partUrls = (file: string, content: SplitIndexFile | SplitStoreFile): string[] => [
  ...Array.from({ length: content.partHashes.length / hashLength }, (_, at) =>
    partUrl(file, content, at),
  ),
  ...('words' in content ? [partFileName(file, 'words', content.words)] : []),
];
