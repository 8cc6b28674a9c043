import { existsSync, readFileSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  isSplitFile,
  partUrls,
  type SplitIndexFile,
  type SplitStoreFile,
} from '../../search-index/format/indexFile';
import { searchFolder } from './writeIndexAndStore';

/** A file and its parts. */
const withParts = (folder: string, file: string): string[] => {
  const path = join(folder, file);
  if (!isSplitFile(file) || !existsSync(path)) return [file];
  const content = JSON.parse(readFileSync(path, 'utf8')) as SplitIndexFile | SplitStoreFile;
  return [file, ...partUrls(file, content)];
};

/**
 * Removes search files of earlier builds, with their compressed copies: files that no header slice of this build names.
 * `publicFolder` is relative to the working directory.
 */
export const removeOldSearchFiles = async (publicFolder: string): Promise<void> => {
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
