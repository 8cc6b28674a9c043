import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { forEachYielding } from './forEachYielding';

/** The sorted relative paths of all files below a folder; empty if the folder does not exist. */
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
