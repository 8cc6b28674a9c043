import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { removeFolder } from '../files/removeFolder';
import { currentRelease, listReleases } from './listReleases';

/** Folders to delete. */
export const removedPrefix = '.removed-';

/**
 * Removes all but the newest releases and the current one; returns the removed ids. Renames a release before it deletes
 * the files, so that no incomplete release is listed.
 */
export const pruneReleases = async (releasesFolder: string, keep: number): Promise<string[]> => {
  const current = currentRelease(releasesFolder);
  const old = listReleases(releasesFolder)
    .slice(0, -keep)
    .filter((id) => id !== current);
  for (const id of old) {
    await rename(join(releasesFolder, id), join(releasesFolder, `${removedPrefix}${id}`));
  }
  const names = await readdir(releasesFolder);
  for (const name of names.filter((entry) => entry.startsWith(removedPrefix))) {
    await removeFolder(join(releasesFolder, name));
  }
  return old;
};
