import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Syncs a directory, so that a rename in it survives a power failure. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Replaces a file atomically: readers see the old or the new text, also after a crash. */
export const writeAtomic = async (file: string, text: string | Uint8Array): Promise<void> => {
  const part = `${file}.part`;
  const handle = await open(part, 'w');
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(part, file);
  await syncFolder(dirname(file));
};
