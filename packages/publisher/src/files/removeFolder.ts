import { unlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { forEachYielding } from './forEachYielding';
import { listFiles } from './listFiles';

/** Removes a folder if it exists, and yields to the event loop between files. */
export const removeFolder = async (folder: string): Promise<void> => {
  await forEachYielding(await listFiles(folder), (file) => unlinkSync(join(folder, file)));
  await rm(folder, { recursive: true, force: true });
};
