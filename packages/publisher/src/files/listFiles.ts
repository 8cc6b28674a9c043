import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { forEachYielding } from './forEachYielding';

/** Every file below a folder, by its path from there, in order; none where there is no folder. */
export const listFiles = async (folder: string): Promise<string[]> => {
  if (!existsSync(folder)) return [];
  const files: string[] = [];
  const folders = [''];
  await forEachYielding(folders, (at) => {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      if (entry.isDirectory()) folders.push(join(at, entry.name));
      else if (entry.isFile()) files.push(join(at, entry.name));
    }
  });
  return files.sort();
};
