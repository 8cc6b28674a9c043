import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './fileStamps';

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [path];
  return filesBelow(path).map((file) => join(path, file));
};

/**
 * A hash of the files at some paths and below them, and of the values given; paths where nothing is do not count.
 *
 * @param isMeant whether a file counts.
 */
export const hashFiles = (
  paths: readonly string[],
  values: readonly string[] = [],
  isMeant: (file: string) => boolean = () => true,
): string => {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesOf(path).filter(isMeant).sort()) {
      hash.update(file).update(readFileSync(file));
    }
  }
  for (const value of values) hash.update(`\n${value}`);
  return hash.digest('hex');
};
