import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const isCompressed = (file: string): boolean => /\.(?:br|gz)$/.test(file);

/** The output of a build: pages, and megabytes with and without compressed copies. */
export const weighOutput = (folder: string) => {
  const files = filesOf(folder);
  const bytes = (chosen: readonly string[]) =>
    chosen.reduce((total, file) => total + statSync(join(folder, file)).size, 0) / 1e6;
  return {
    pages: files.filter((file) => file.endsWith('.html') && !file.startsWith('_gatsby')).length,
    megabytes: bytes(files.filter((file) => !isCompressed(file))),
    megabytesCompressedCopies: bytes(files.filter(isCompressed)),
  };
};

/** Hashes each file, to find those that a build has rewritten. */
export const hashTree = (folder: string): Map<string, string> =>
  new Map(
    filesOf(folder).map((file) => [
      file,
      createHash('sha1')
        .update(readFileSync(join(folder, file)))
        .digest('hex'),
    ]),
  );

/** Files that were added, removed or changed, without compressed copies. */
export const changedFiles = (before: Map<string, string>, after: Map<string, string>): string[] =>
  [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => !isCompressed(file) && before.get(file) !== after.get(file))
    .sort();
