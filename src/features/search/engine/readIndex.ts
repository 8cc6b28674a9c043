import {
  type PartedIndexFile,
  type WholeIndexFile,
} from '../../../../search-index/format/indexFile';
import { unpackMap } from '../../../../search-index/format/unpackMap';
import { isList, isNumber, isText, readPairFile, type FetchFile } from './readPairFile';
import { partedTerms, wholeTerms, type Terms } from './terms';

/** The terms of a site's pages of one kind, and how many pages there are. */
export type PageIndex = {
  readonly terms: Terms;
  readonly count: number;
  readonly language: string;
};

const readMap = (address: string, file: WholeIndexFile) => {
  try {
    return unpackMap(file);
  } catch (error) {
    throw new Error(`The search file ${address} is broken.`, { cause: error });
  }
};

/**
 * Loads the index file of a pair.
 *
 * @throws Error that names the file, when it does not arrive or is broken.
 */
export const readIndex = async (address: string, fetchFile: FetchFile): Promise<PageIndex> => {
  const file = await readPairFile<WholeIndexFile | PartedIndexFile>(address, fetchFile, {
    count: isNumber,
    language: isText,
  });
  const { count, language } = file;
  if ('terms' in file && isText(file.terms) && isText(file.pages)) {
    return { terms: wholeTerms(readMap(address, file)), count, language };
  }
  if ('parts' in file && isList(file.parts) && isText(file.partHashes) && isText(file.words)) {
    return { terms: partedTerms(address, file, fetchFile), count, language };
  }
  throw new Error(`The search file ${address} has no usable "terms".`);
};
