import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** The Workbox libraries that the worker may import: production builds without analytics. */
const neededLibrary = /^workbox-(?:sw|(?!offline-ga)[a-z-]+\.prod)\.js$/;

/** Removes Workbox's development builds and source maps, which gatsby-plugin-offline copies too. */
export const removeUnusedLibraries = async (publicFolder: string): Promise<void> => {
  const folders = (await readdir(publicFolder)).filter((name) => name.startsWith('workbox-v'));
  for (const folder of folders.map((name) => join(publicFolder, name))) {
    for (const name of await readdir(folder)) {
      if (!neededLibrary.test(name)) await rm(join(folder, name));
    }
  }
};
