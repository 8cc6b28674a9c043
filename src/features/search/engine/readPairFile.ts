import type { PairMark } from '../../../../search-index/format/indexFile';

/** Fetches the JSON of a search file. */
export type FetchFile = (address: string) => Promise<unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a field of a file has to be. */
type Check = (value: unknown) => boolean;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isNumber: Check = (value) => typeof value === 'number';
export const isText: Check = (value) => typeof value === 'string';

/** The hash a file name ends in. */
const markOf = (address: string): string | undefined => /-([0-9a-f]+)\.json$/.exec(address)?.[1];

/**
 * Reads a file of a pair, and makes sure that it is what its name says: of this pair, with the fields asked for.
 *
 * @throws Error that names the file, when it cannot be fetched, is no JSON, or is not that file.
 */
export const readPairFile = async <File extends PairMark>(
  address: string,
  fetchFile: FetchFile,
  checks: Readonly<Record<string, Check>>,
): Promise<File> => {
  const file = await fetchFile(address);
  if (!isObject(file)) throw new Error(`The search file ${address} holds no object.`);
  if (file.pair !== markOf(address)) {
    throw new Error(`The search file ${address} belongs to another build.`);
  }
  const wrong = Object.entries(checks).find(([field, isRight]) => !isRight(file[field]));
  if (wrong) throw new Error(`The search file ${address} has no usable "${wrong[0]}".`);
  return file as unknown as File;
};
