import { type SplitIndexFile, type WholeIndexFile } from '~/search-index/format/indexFile';
import { unpackMap } from '~/search-index/format/unpackMap';
import { isList, isNumber, isText, readSearchFile, type FetchFile } from './readSearchFile';
import { splitTerms, wholeTerms, type TermReader } from './terms';

/** The terms of a site's pages of one kind, and the number of pages. */
export type PageIndex = {
  readonly terms: TermReader;
  readonly count: number;
  readonly language: string;
};

const readMap = (address: string, file: WholeIndexFile) => {
  try {
    return unpackMap(file, file.count);
  } catch (error) {
    throw new Error(`The search file ${address} is broken.`, { cause: error });
  }
};

/**
 * Loads an index file.
 *
 * @throws Error with the URL when it cannot be fetched or is invalid.
 */
export const readIndex = async (address: string, fetchFile: FetchFile): Promise<PageIndex> => {
  const file = await readSearchFile<WholeIndexFile | SplitIndexFile>(address, fetchFile, {
    count: isNumber,
    language: isText,
  });
  const { count, language } = file;
  if ('terms' in file && isText(file.terms) && isText(file.pages)) {
    return { terms: wholeTerms(readMap(address, file)), count, language };
  }
  if ('parts' in file && isList(file.parts) && isText(file.partHashes) && isText(file.words)) {
    return { terms: splitTerms(address, file, fetchFile), count, language };
  }
  throw new Error(`The search file ${address} has no usable "terms".`);
};
