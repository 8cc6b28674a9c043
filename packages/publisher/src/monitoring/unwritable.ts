import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Why a folder takes no files, in a sentence with the code of the error; undefined if it does: a byte is written and synced. */
export const unwritable = async (folder: string, what: string): Promise<string | undefined> => {
  const file = join(folder, `.ready-${process.pid}`);
  try {
    const handle = await open(file, 'w');
    try {
      await handle.writeFile('1');
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    return `${what} cannot be written (${(error as NodeJS.ErrnoException).code}).`;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
  return undefined;
};
