import { closeSync, ftruncateSync, openSync, writeSync } from 'node:fs';

const openToOverwrite = (path: string): number => {
  try {
    return openSync(path, 'r+');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return openSync(path, 'w');
  }
};

/**
 * Writes a file without emptying it first: ext4 brings a file that was emptied to the disk when it is closed
 * (`auto_da_alloc`), which takes ten times as long. Not for files that others read meanwhile.
 */
export const overwriteFile = (path: string, content: string | Buffer): void => {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const file = openToOverwrite(path);
  try {
    for (let from = 0; from < bytes.length;) from += writeSync(file, bytes, from);
    ftruncateSync(file, bytes.length);
  } finally {
    closeSync(file);
  }
};
