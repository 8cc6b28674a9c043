import { existsSync } from 'node:fs';
import { cp, readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

/** Metadata of each image in a file named by its hash; its variants are in a folder of the same name. */
const dataFolder = '.cache/image-data';
const filesFolder = 'public/static';

/**
 * Copies the processed images of this site to another copy of it, unless that has some. Images are named by content hash and
 * are the slowest part of a build.
 *
 * @param folder the folder of the copy.
 */
export const takePictures = async (folder: string): Promise<void> => {
  if (!existsSync(dataFolder) || existsSync(join(folder, dataFolder))) return;
  for (const name of await readdir(dataFolder)) {
    const files = join(filesFolder, basename(name, '.json'));
    if (existsSync(files)) await cp(resolve(files), join(folder, files), { recursive: true });
  }
  await cp(resolve(dataFolder), join(folder, dataFolder), { recursive: true });
};
