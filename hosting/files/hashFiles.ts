import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listFilesSync } from './fileFingerprints';

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return listFilesSync(path).map((file) => join(path, file));
};

/**
 * Hashes the files at and below some paths, and the given values; missing paths are ignored.
 *
 * @param isIncluded filters the files.
 */
export const hashFiles = (
  paths: readonly string[],
  values: readonly string[] = [],
  isIncluded: (file: string) => boolean = () => true,
): string => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path).filter(isIncluded).sort()) {
      hash.update(file).update(readFileSync(file));
    }
  }
  for (const value of values) hash.update(`\n${value}`);
  return hash.digest('hex');
};
