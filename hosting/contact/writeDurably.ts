import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';

/** For a file that only the owner of the server process may read. */
const ownerOnly = 0o600;

/** Creates a folder that only the owner of the server process may open. */
export const makePrivateFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/**
 * Writes a file atomically and synced: after a crash it holds the former text or the new one. Its mode is 0600, because
 * submissions are personal data.
 */
export const writeDurably = async (folder: string, name: string, text: string): Promise<string> => {
  const path = join(folder, name);
  const file = await open(`${path}.part`, 'w', ownerOnly);
  try {
    await file.writeFile(text);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(`${path}.part`, path);
  await syncFolder(folder);
  return path;
};
