import type { BuildId } from '~/search-index/format/indexFile';

/** Fetches the JSON of a search file. */
export type FetchFile = (address: string) => Promise<unknown>;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Check = (value: unknown) => boolean;

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
export const isNumber: Check = (value) => typeof value === 'number';
export const isText: Check = (value) => typeof value === 'string';

/** The hash at the end of the file name. */
const buildIdOf = (address: string): string | undefined => /-([0-9a-f]+)\.json$/.exec(address)?.[1];

/**
 * Fetches a search file and validates it: its build id equals the hash in its name, and its fields pass the checks.
 *
 * @throws Error with the URL when it cannot be fetched, is no JSON, or fails validation.
 */
export const readSearchFile = async <File extends BuildId>(
  address: string,
  fetchFile: FetchFile,
  checks: Readonly<Record<string, Check>>,
): Promise<File> => {
  const file = await fetchFile(address);
  if (!isObject(file)) throw new Error(`The search file ${address} holds no object.`);
  if (file.pair !== buildIdOf(address)) {
    throw new Error(`The search file ${address} belongs to another build.`);
  }
  const wrong = Object.entries(checks).find(([field, isRight]) => !isRight(file[field]));
  if (wrong) throw new Error(`The search file ${address} has no usable "${wrong[0]}".`);
  return file as unknown as File;
};
