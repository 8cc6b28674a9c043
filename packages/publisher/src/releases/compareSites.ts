import { readFile } from 'node:fs/promises';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../files/listFiles';
import { isImmutable } from './isImmutable';
import { isUnchanged } from './isUnchanged';

/** The files that a release of a built site writes and deletes, apart from those that have a hash of their content in their name. */
export type SiteDifference = {
  written: readonly string[];
  deleted: readonly string[];
};

/** Compressed copies and source maps follow the files that they are of. */
const isCopy = (file: string): boolean => /\.(?:br|gz|map)$/.test(file);

/** Gatsby's parts of pages that several share. Those of a site that is gone stay in the output until its cache is cleared. */
const isSlice = (file: string): boolean => /^(?:_gatsby\/slices|slice-data)\//.test(file);

/**
 * Compares a built site with a released one by the comparison of `makeRelease`.
 *
 * @param immutableFiles of the config: files that are named by their content.
 */
export const compareSites = async (
  released: string,
  built: string,
  immutableFiles?: RegExp,
): Promise<SiteDifference> => {
  const isCompared = (file: string): boolean => !isCopy(file) && !isImmutable(file, immutableFiles);
  const files = (await listFiles(built)).filter(isCompared);
  const written: string[] = [];
  for (const file of files) {
    if (isSlice(file) && !existsSync(join(released, file))) continue;
    const path = join(built, file);
    const { size } = statSync(path, { bigint: true });
    if (!(await isUnchanged(path, size, join(released, file)))) written.push(file);
  }
  const known = new Set(files);
  const deleted = (await listFiles(released)).filter(
    (file) => isCompared(file) && !known.has(file) && !isSlice(file),
  );
  return { written, deleted };
};

/** The text of a file, or undefined if there is none. */
export const readText = async (file: string): Promise<string | undefined> =>
  existsSync(file) ? readFile(file, 'utf8') : undefined;
