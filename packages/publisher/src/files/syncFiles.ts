import { execFile } from 'node:child_process';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { inParallel } from './inParallel';

/** Up to this number, files are synced one by one; beyond it, a sync of the file system is faster. */
const maxSyncedSeparately = 500;

/** Syncs files to disk, so that a release is complete after a power failure. */
export const syncFiles = async (folder: string, files: readonly string[]): Promise<void> => {
  if (files.length > maxSyncedSeparately) {
    // `sync -f` is missing on some systems; the kernel then writes the files later.
    await promisify(execFile)('sync', ['-f', folder]).catch(() => undefined);
    return;
  }
  await inParallel(files, async (file) => {
    const handle = await open(file, 'r');
    await handle.sync().finally(() => handle.close());
  });
};
