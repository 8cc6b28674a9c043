import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { searchFolder } from './publishPair';

const hashOf = (name: string): string | undefined => /-([0-9a-f]+)\.json/.exec(name)?.[1];

/**
 * Removes the search files of earlier builds, which no header of this one names, with their compressed copies.
 * `publicFolder` is relative to the working directory.
 */
export const removeOldPairs = async (publicFolder: string): Promise<void> => {
  const folder = join(publicFolder, searchFolder);
  const slices = join(publicFolder, 'slice-data');
  if (!existsSync(folder) || !existsSync(slices)) return;
  const headers = (await readdir(slices)).filter((name) => /^header-.*\.json$/.test(name));
  const texts = await Promise.all(headers.map((name) => readFile(join(slices, name), 'utf8')));
  const used = new Set(
    texts.flatMap((text) =>
      [...text.matchAll(/search-index\/[\w.-]+\.json/g)].map(([name]) => hashOf(name)),
    ),
  );
  for (const name of await readdir(folder)) {
    if (!used.has(hashOf(name))) await rm(join(folder, name));
  }
};
