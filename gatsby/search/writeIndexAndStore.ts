import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IndexAndStore } from '../../search-index/format/searchTypes';
import type { SearchFileContents } from '../../search-index/build/createIndexAndStore';

/** The folder of search files, below `public/`. */
export const searchFolder = 'search-index';

const folderOfFiles = (): string => join(process.cwd(), 'public', searchFolder);

/** Whether the files of an earlier build still exist. Index and store are written after their parts. */
export const areWritten = ({ index, store }: IndexAndStore, pathPrefix: string): boolean =>
  [index, store].every((url) =>
    existsSync(join(folderOfFiles(), url.slice(`${pathPrefix}/${searchFolder}/`.length))),
  );

/** Writes index and store to `public/search-index/` and returns their URLs. An existing file has the same content. */
export const writeIndexAndStore = (
  contents: SearchFileContents,
  pathPrefix: string,
): IndexAndStore => {
  const folder = folderOfFiles();
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of contents.files) {
    const file = join(folder, name);
    if (existsSync(file)) continue;
    // Written to a temporary file and renamed, because several processes may write it at once.
    const part = `${file}.${process.pid}.part`;
    // Synchronously: for thousands of small parts, asynchronous calls take five times as long.
    writeFileSync(part, content);
    renameSync(part, file);
  }
  const url = (name: string) => `${pathPrefix}/${searchFolder}/${name}`;
  return { index: url(contents.index), store: url(contents.store) };
};
