import {
  partUrl,
  partFileName,
  type SplitIndexFile,
  type TermsPartFile,
  type VocabularyFile,
  type TermEntry,
} from '~/search-index/format/indexFile';
import { unpackMap } from '~/search-index/format/unpackMap';
import { unpackTerms } from '~/search-index/format/unpackTerms';
import { isText, readSearchFile, type FetchFile } from './readSearchFile';
import { memoize } from './memoize';
import { mergeVocabularies, lowerBound, vocabularyOf, type Vocabulary } from './vocabulary';

/** Reads the terms of an index, from memory or from its parts. */
export type TermReader = {
  /** The terms that begin with one of these prefixes, with their postings. */
  byPrefix: (prefixes: readonly string[]) => Promise<Vocabulary>;
  /** These terms, with their postings. */
  byTerm: (terms: readonly string[]) => Promise<Vocabulary>;
  /** Every term, for spelling correction. */
  all: () => Promise<readonly string[]>;
};

export const wholeTerms = (map: readonly TermEntry[]): TermReader => {
  const vocabulary = vocabularyOf(map);
  return {
    byPrefix: () => Promise.resolve(vocabulary),
    byTerm: () => Promise.resolve(vocabulary),
    all: () => Promise.resolve(vocabulary.terms),
  };
};

/** Parts fetched for one prefix at most: more matches would have too little weight to rank. */
const maxParts = 3;

export const splitTerms = (
  address: string,
  file: SplitIndexFile,
  fetchFile: FetchFile,
): TermReader => {
  const { parts, words, count } = file;
  const part = memoize(async (at: number) => {
    const map = await readSearchFile<TermsPartFile>(partUrl(address, file, at), fetchFile, {
      terms: isText,
      pages: isText,
    });
    return vocabularyOf(unpackMap(map, count));
  });
  const vocabulary = memoize(async () => {
    const { terms } = await readSearchFile<VocabularyFile>(
      partFileName(address, 'words', words),
      fetchFile,
      { terms: isText },
    );
    return unpackTerms(terms);
  });
  /** The part that contains a term, if any does. */
  const partOf = (text: string): number => {
    const after = lowerBound(parts, text);
    return parts[after] === text ? after : Math.max(0, after - 1);
  };
  /** That part, and the following ones whose first term begins with the prefix. */
  const partsFrom = (text: string): number[] => {
    const first = partOf(text);
    const found = [first];
    while (found.length < maxParts && parts[first + found.length]?.startsWith(text)) {
      found.push(first + found.length);
    }
    return found;
  };
  const read = async (wanted: readonly number[]): Promise<Vocabulary> =>
    mergeVocabularies(await Promise.all([...new Set(wanted)].sort((a, b) => a - b).map(part)));
  return {
    byPrefix: (prefixes) => read(prefixes.flatMap(partsFrom)),
    byTerm: (terms) => read(terms.map(partOf)),
    all: () => vocabulary(0),
  };
};
