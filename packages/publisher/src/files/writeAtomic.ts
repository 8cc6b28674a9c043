import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Puts on disk which names a folder holds, so that a rename outlives a power cut. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a file whole or not at all: a reader, or a start after a crash, sees the former text or the new one. */
export const writeAtomic = async (file: string, text: string): Promise<void> => {
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
