import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inParallel } from './inParallel';

/** Up to so many files are synced one by one; beyond that the whole disk at once is quicker. */
const maxSyncedSeparately = 500;

/** Puts the files on disk before the release gets its name, so that it outlives a power cut whole. */
export const syncFiles = async (folder: string, files: readonly string[]): Promise<void> => {
  if (files.length > maxSyncedSeparately) {
    // Not on every system; there a release is read from memory until the disk has it.
    await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
    return;
  }
  await inParallel(files, async (file) => {
    const handle = await open(file, 'r');
    await handle.sync().finally(() => handle.close());
  });
};
