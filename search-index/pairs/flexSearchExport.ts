import { encodeText } from '../encoder/encode';
import {
  isPartedName,
  partAt,
  hashLength,
  type PartedIndexFile,
  type PackedMap,
  type TermEntry,
} from '../format/indexFile';
import { unpackMap } from '../format/unpackMap';
import { indexOptions } from './indexOptions';

/** The options of the FlexSearch `Index` that the files of a language are imported into. */
export const flexSearchOptions = (language: string) => ({
  ...indexOptions,
  encode: (text: string): string[] => encodeText(text, language),
});

/** A key and its data, as FlexSearch's `export` gives them and its `import` takes them. */
export type FlexSearchChunk = readonly [key: string, data: string];

/** Reads the JSON of a search file. */
export type ReadFile = (file: string) => unknown;

const readMap = (file: string, read: ReadFile): TermEntry[] => {
  const content = read(file);
  if (!isPartedName(file)) return unpackMap(content as PackedMap);
  const parted = content as PartedIndexFile;
  return Array.from({ length: parted.partHashes.length / hashLength }, (_, at) =>
    unpackMap(read(partAt(file, parted, at)) as PackedMap),
  ).flat();
};

/**
 * The index file of a pair, with its parts, as FlexSearch's own export: the ids of the pages, each the place of its record in
 * the store, and the map. Files carry the same map with terms and pages packed, in a third fewer bytes.
 *
 *     const index = new Index(flexSearchOptions(language));
 *     for (const [key, data] of flexSearchExport(file, read)) index.import(key, data);
 *     index.search('data platforms');
 */
export const flexSearchExport = (file: string, read: ReadFile): FlexSearchChunk[] => {
  const map = readMap(file, read);
  const pages = new Set(map.flatMap(([, postings]) => postings.flatMap((ids) => ids ?? [])));
  const ids = [...pages].sort((a, b) => a - b);
  return [
    ['1.reg', JSON.stringify(ids)],
    ['1.map', JSON.stringify(map)],
  ];
};
