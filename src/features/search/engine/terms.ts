import {
  partAt,
  partName,
  type PartedIndexFile,
  type TermsPartFile,
  type VocabularyFile,
  type TermEntry,
} from '../../../../search-index/format/indexFile';
import { unpackMap } from '../../../../search-index/format/unpackMap';
import { unpackTerms } from '../../../../search-index/format/unpackTerms';
import { isText, readPairFile, type FetchFile } from './readPairFile';
import { remembering } from './remembering';
import { joinVocabularies, placeOf, vocabularyOf, type Vocabulary } from './vocabulary';

/** Reads the terms of an index, all at hand or in parts. */
export type Terms = {
  /** The terms that begin as one of these does, with their postings. */
  near: (beginnings: readonly string[]) => Promise<Vocabulary>;
  /** These terms, with their postings. */
  exactly: (terms: readonly string[]) => Promise<Vocabulary>;
  /** Every term, for misspellings. */
  all: () => Promise<readonly string[]>;
};

export const wholeTerms = (map: readonly TermEntry[]): Terms => {
  const vocabulary = vocabularyOf(map);
  return {
    near: () => Promise.resolve(vocabulary),
    exactly: () => Promise.resolve(vocabulary),
    all: () => Promise.resolve(vocabulary.terms),
  };
};

/** Parts that one beginning is looked up in; more hold only what is hardly meant. */
const mostParts = 3;

export const partedTerms = (
  address: string,
  file: PartedIndexFile,
  fetchFile: FetchFile,
): Terms => {
  const { parts, words } = file;
  const part = remembering(async (at: number) => {
    const map = await readPairFile<TermsPartFile>(partAt(address, file, at), fetchFile, {
      terms: isText,
      pages: isText,
    });
    return vocabularyOf(unpackMap(map));
  });
  const vocabulary = remembering(async () => {
    const { terms } = await readPairFile<VocabularyFile>(
      partName(address, 'words', words),
      fetchFile,
      { terms: isText },
    );
    return unpackTerms(terms);
  });
  /** The part a text stands in, if it is a term. */
  const partOf = (text: string): number => {
    const after = placeOf(parts, text);
    return parts[after] === text ? after : Math.max(0, after - 1);
  };
  /** That part, and the following ones whose first term begins with the text. */
  const partsFrom = (text: string): number[] => {
    const first = partOf(text);
    const found = [first];
    while (found.length < mostParts && parts[first + found.length]?.startsWith(text)) {
      found.push(first + found.length);
    }
    return found;
  };
  const read = async (wanted: readonly number[]): Promise<Vocabulary> =>
    joinVocabularies(await Promise.all([...new Set(wanted)].sort((a, b) => a - b).map(part)));
  return {
    near: (beginnings) => read(beginnings.flatMap(partsFrom)),
    exactly: (terms) => read(terms.map(partOf)),
    all: () => vocabulary(0),
  };
};
