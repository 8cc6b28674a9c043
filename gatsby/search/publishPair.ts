import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PairFiles } from '../../search-index/format/searchTypes';
import type { Pair } from '../../search-index/pairs/makePair';

/** The folder of search files, below `public/`. */
export const searchFolder = 'search-index';

/** Writes the files of a pair to `public/search-index/`; one that is there already has the same content. */
export const publishPair = (pair: Pair, pathPrefix: string): PairFiles => {
  const folder = join(process.cwd(), 'public', searchFolder);
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of pair.files) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    // Several processes may write it at once, and none may leave half a file.
    const part = `${file}.${process.pid}.part`;
    // A large site has thousands of small parts, for which calls that wait take five times as long.
    writeFileSync(part, content);
    renameSync(part, file);
  }
  const address = (name: string) => `${pathPrefix}/${searchFolder}/${name}`;
  return { index: address(pair.index), store: address(pair.store) };
};
