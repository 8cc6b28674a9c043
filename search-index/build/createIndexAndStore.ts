import { createHash } from 'node:crypto';
import { hashLength, searchFileName, partFileName } from '../format/indexFile';
import type { SearchRecord } from '../format/records';
import { buildIndex } from './buildIndex';
import { packMap } from './packMap';
import { packTerms } from './packTerms';
import { splitMap } from './splitMap';
import type { SearchTexts } from '../encoder/weighTerms';

/** A page in the index: its record, and the texts that are indexed. */
export type SearchDocument = {
  readonly record: SearchRecord;
  readonly texts: SearchTexts;
  /** The id of its entry, by which lists of words lead to it. */
  readonly entry?: string;
};

/** File names of index and store, and the contents of all files, parts included, by name. */
export type SearchFileContents = {
  readonly index: string;
  readonly store: string;
  readonly files: ReadonlyMap<string, string>;
};

/** Above this number of pages, files are split into parts. Below it, two whole files cost less than more requests. */
export const maxUnsplitPages = 300;
/** Records in a part of the store: few, because the results of a query are scattered over the store. */
const recordsPerStorePart = 6;

/** From the last record on: one before all others comes to the last part, and leaves the others as they are. */
const splitRecords = (records: readonly SearchRecord[]): SearchRecord[][] => {
  const fromEnd = records.toReversed();
  return Array.from({ length: Math.ceil(fromEnd.length / recordsPerStorePart) }, (_, at) =>
    fromEnd.slice(at * recordsPerStorePart, (at + 1) * recordsPerStorePart),
  );
};

const hashOf = (content: unknown, length: number): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, length);

/**
 * Creates the index and store files of a site's pages of one kind. The output is deterministic. File names begin with
 * `name` and end in the build id (of a part: in the hash of its content), which each file also contains.
 */
export const createIndexAndStore = (
  name: string,
  language: string,
  documents: readonly SearchDocument[],
): SearchFileContents => {
  const records = documents.map(({ record }) => record);
  const count = records.length;
  const map = buildIndex(
    documents.map(({ texts }) => texts),
    language,
  );
  const isSplit = count > maxUnsplitPages;
  const parts = isSplit ? splitMap(map) : [map];
  const packed = parts.map((part) => packMap(part, count));
  // Of what is written: files of another way of packing have other names, since an existing file is not written again.
  const buildId = hashOf([language, packed, records], 16);
  const index = searchFileName(name, 'index', isSplit, buildId);
  const store = searchFileName(name, 'store', isSplit, buildId);
  const files = new Map<string, string>();
  const add = (file: string, content: object, id = buildId) =>
    files.set(file, JSON.stringify({ pair: id, ...content }));
  const addPart = (file: string, part: number | 'words', content: object): string => {
    const hash = hashOf(content, hashLength);
    add(partFileName(file, part, hash), content, hash);
    return hash;
  };

  if (!isSplit) {
    add(index, { language, count, ...packed[0] });
    add(store, { language, records });
    return { index, store, files };
  }
  add(index, {
    language,
    count,
    parts: parts.map(([first]) => first?.[0] ?? ''),
    partHashes: packed.map((part, at) => addPart(index, at, part)).join(''),
    words: addPart(index, 'words', { terms: packTerms(map.map(([term]) => term)) }),
  });
  add(store, {
    storePart: recordsPerStorePart,
    partHashes: splitRecords(records)
      .map((part, at) => addPart(store, at, { records: part }))
      .join(''),
  });
  return { index, store, files };
};
