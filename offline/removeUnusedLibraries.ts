import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Of the libraries that gatsby-plugin-offline copies, those that its worker may import; none is about analytics. */
const neededLibrary = /^workbox-(?:sw|(?!offline-ga)[a-z-]+\.prod)\.js$/;

/** Removes the libraries of Workbox that no worker in production imports: those for development, and source maps. */
export const removeUnusedLibraries = async (publicFolder: string): Promise<void> => {
  const folders = (await readdir(publicFolder)).filter((name) => name.startsWith('workbox-v'));
  for (const folder of folders.map((name) => join(publicFolder, name))) {
    for (const name of await readdir(folder)) {
      if (!neededLibrary.test(name)) await rm(join(folder, name));
    }
  }
};
