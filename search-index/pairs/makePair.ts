import { createHash } from 'node:crypto';
import { hashLength, pairName, partName, type TermEntry } from '../format/indexFile';
import type { SearchRecord } from '../format/records';
import { buildIndex } from './buildIndex';
import { packMap } from './packMap';
import { packTerms } from './packTerms';
import type { SearchTexts } from '../encoder/weighTerms';

/** A page that search finds: what is shown of it, and what it is found by. */
export type SearchDocument = { readonly record: SearchRecord; readonly texts: SearchTexts };

/** The files of a pair, by name: the two that carry its name, and their parts. */
export type Pair = {
  readonly index: string;
  readonly store: string;
  readonly files: ReadonlyMap<string, string>;
};

/** Pages from which a pair is in parts: below, one file of each costs less than asking for parts. */
export const wholeUpTo = 300;
/** Characters of JSON in a part of the map. */
const partSize = 24_000;
/** Records in a part of the store: results lie scattered, so parts are small. */
const storePart = 6;

const cutMap = (map: readonly TermEntry[]): TermEntry[][] => {
  const parts: TermEntry[][] = [];
  let size = Infinity;
  for (const entry of map) {
    if (size >= partSize) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += JSON.stringify(entry).length;
  }
  return parts;
};

const cutStore = (records: readonly SearchRecord[]): SearchRecord[][] =>
  Array.from({ length: Math.ceil(records.length / storePart) }, (_, at) =>
    records.slice(at * storePart, (at + 1) * storePart),
  );

const hashOf = (content: unknown, length: number): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, length);

/**
 * The index and store files of a site's pages of one kind, the same for the same content. `name` begins the file
 * names, which end in a hash of everything in the pair, or for a part of what it holds; each file carries its hash too.
 */
export const makePair = (
  name: string,
  language: string,
  documents: readonly SearchDocument[],
): Pair => {
  const records = documents.map(({ record }) => record);
  const count = records.length;
  const map = buildIndex(
    documents.map(({ texts }) => texts),
    language,
  );
  const pair = hashOf([language, map, records], 16);
  const isParted = count > wholeUpTo;
  const index = pairName(name, 'index', isParted, pair);
  const store = pairName(name, 'store', isParted, pair);
  const files = new Map<string, string>();
  const add = (file: string, content: object, mark = pair) =>
    files.set(file, JSON.stringify({ pair: mark, ...content }));
  const addPart = (file: string, part: number | 'words', content: object): string => {
    const hash = hashOf(content, hashLength);
    add(partName(file, part, hash), content, hash);
    return hash;
  };

  if (!isParted) {
    add(index, { language, count, ...packMap(map) });
    add(store, { language, records });
    return { index, store, files };
  }
  const parts = cutMap(map);
  add(index, {
    language,
    count,
    parts: parts.map(([first]) => first?.[0] ?? ''),
    partHashes: parts.map((part, at) => addPart(index, at, packMap(part))).join(''),
    words: addPart(index, 'words', { terms: packTerms(map.map(([term]) => term)) }),
  });
  add(store, {
    storePart,
    partHashes: cutStore(records)
      .map((part, at) => addPart(store, at, { records: part }))
      .join(''),
  });
  return { index, store, files };
};
