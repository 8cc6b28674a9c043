import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  isPartedName,
  partsOf,
  type PartedIndexFile,
  type PartedStoreFile,
} from '../../search-index/format/indexFile';
import { searchFolder } from './publishPair';

/** The files that one leads to, itself included. */
const withParts = (folder: string, file: string): string[] => {
  const path = join(folder, file);
  if (!isPartedName(file) || !existsSync(path)) return [file];
  const content = JSON.parse(readFileSync(path, 'utf8')) as PartedIndexFile | PartedStoreFile;
  return [file, ...partsOf(file, content)];
};

/**
 * Removes the search files of earlier builds, which no header of this one leads to, with their compressed copies.
 * `publicFolder` is relative to the working directory.
 */
export const removeOldPairs = async (publicFolder: string): Promise<void> => {
  const folder = join(publicFolder, searchFolder);
  const slices = join(publicFolder, 'slice-data');
  if (!existsSync(folder) || !existsSync(slices)) return;
  const headers = (await readdir(slices)).filter((name) => /^header-.*\.json$/.test(name));
  const texts = await Promise.all(headers.map((name) => readFile(join(slices, name), 'utf8')));
  const named = texts.flatMap((text) =>
    [...text.matchAll(/search-index\/[\w.-]+\.json/g)].map(([address]) => basename(address)),
  );
  const used = new Set([...new Set(named)].flatMap((file) => withParts(folder, file)));
  for (const name of await readdir(folder)) {
    if (!used.has(name.replace(/\.(?:br|gz)$/, ''))) rmSync(join(folder, name));
  }
};
