import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fingerprintOf, listFilesSync } from './fileFingerprints';

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return listFilesSync(path).map((file) => join(path, file));
};

/**
 * Hashes the files at and below some paths, and the given values; missing paths are ignored.
 *
 * @param isIncluded filters the files.
 * @param folder that names of files are taken from; the working directory if undefined.
 */
export const hashFiles = (
  paths: readonly string[],
  values: readonly string[] = [],
  isIncluded: (file: string) => boolean = () => true,
  folder?: string,
): string => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path).filter(isIncluded).sort()) {
      const name = folder === undefined ? file : relative(folder, file);
      hash.update(name).update(readFileSync(file));
    }
  }
  for (const value of values) hash.update(`\n${value}`);
  return hash.digest('hex');
};

/**
 * Hashes names, sizes and modification times of the files at and below some paths, without reading them: whether any was
 * written since.
 *
 * @param isIncluded filters the files.
 */
export const hashFileTimes = (
  paths: readonly string[],
  isIncluded: (file: string) => boolean = () => true,
): string => {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf).filter(isIncluded).sort()) {
    hash.update(`${file} ${fingerprintOf(file)}\n`);
  }
  return hash.digest('hex');
};
