import { existsSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PairFiles } from '../../search-index/format/searchTypes';
import type { Pair } from '../../search-index/pairs/makePair';

/** The folder of search files, below `public/`. */
export const searchFolder = 'search-index';

/** Writes the files of a pair to `public/search-index/`; one that is there already has the same content. */
export const publishPair = async (pair: Pair, pathPrefix: string): Promise<PairFiles> => {
  const folder = join(process.cwd(), 'public', searchFolder);
  await mkdir(folder, { recursive: true });
  for (const [name, content] of pair.files) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    // Several processes may write it at once, and none may leave half a file.
    const part = `${file}.${process.pid}.part`;
    await writeFile(part, content);
    await rename(part, file);
  }
  const address = (name: string) => `${pathPrefix}/${searchFolder}/${name}`;
  return { index: address(pair.index), store: address(pair.store) };
};
