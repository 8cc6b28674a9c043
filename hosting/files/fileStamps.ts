import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** The paths of all files below a folder, from there. */
export const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
};

/** When a file was last written, and its size: the same as long as nobody has written it. */
export const stampOf = async (path: string): Promise<string> => {
  const { mtimeMs, size } = await stat(path);
  return `${mtimeMs}-${size}`;
};
