import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** What is known of each picture, in files named by its hash, and the folders of its files, named alike. */
const dataFolder = '.cache/image-data';
const filesFolder = 'public/static';

/**
 * Gives a copy of the site the pictures that the site itself has made, unless it has some: they are named by their content,
 * and take longer to make than all else.
 *
 * @param folder of the copy.
 */
export const takePictures = async (folder: string): Promise<void> => {
  if (!existsSync(dataFolder) || existsSync(join(folder, dataFolder))) return;
  for (const name of await readdir(dataFolder)) {
    const files = join(filesFolder, basename(name, '.json'));
    if (existsSync(files)) await cp(resolve(files), join(folder, files), { recursive: true });
  }
  await cp(resolve(dataFolder), join(folder, dataFolder), { recursive: true });
};
