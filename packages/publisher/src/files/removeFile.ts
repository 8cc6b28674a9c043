import { rmdirSync, unlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Removes a file below a folder, and parent folders that are empty afterwards. */
export const removeFile = (folder: string, file: string): void => {
  unlinkSync(join(folder, file));
  try {
    for (let at = dirname(file); at !== '.'; at = dirname(at)) rmdirSync(join(folder, at));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOTEMPTY') throw error;
  }
};
