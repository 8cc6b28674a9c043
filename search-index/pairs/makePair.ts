import { createHash } from 'node:crypto';
import { pairName, partName, type TermEntry } from '../format/indexFile';
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

/**
 * The index and store files of a site's pages of one kind, the same for the same content. `name` begins the file
 * names, which end in a hash of everything in the pair; each file carries that hash too.
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
  const pair = createHash('sha256')
    .update(JSON.stringify([language, map, records]))
    .digest('hex')
    .slice(0, 16);
  const isParted = count > wholeUpTo;
  const index = pairName(name, 'index', isParted, pair);
  const store = pairName(name, 'store', isParted, pair);
  const files = new Map<string, string>();
  const add = (file: string, content: object) =>
    files.set(file, JSON.stringify({ pair, ...content }));

  if (!isParted) {
    add(index, { language, count, ...packMap(map) });
    add(store, { language, records });
    return { index, store, files };
  }
  const parts = cutMap(map);
  add(index, { language, count, parts: parts.map(([first]) => first?.[0] ?? '') });
  add(store, { storePart });
  parts.forEach((part, at) => add(partName(index, at), packMap(part)));
  add(partName(index, 'words'), { terms: packTerms(map.map(([term]) => term)) });
  cutStore(records).forEach((part, at) => add(partName(store, at), { records: part }));
  return { index, store, files };
};
