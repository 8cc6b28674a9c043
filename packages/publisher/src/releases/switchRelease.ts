import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { currentName, releaseFiles } from './releaseFolder';

/**
 * Makes a release the current one. Replaces the symbolic link atomically, so that every request is served from the old or
 * the new release.
 *
 * @throws Error if there is no such release.
 */
export const switchRelease = (releasesFolder: string, id: string): void => {
  if (!statSync(releaseFiles(releasesFolder, id).site, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no release "${id}" in ${releasesFolder}.`);
  }
  const link = join(releasesFolder, `.${currentName}`);
  rmSync(link, { force: true });
  symlinkSync(id, link);
  renameSync(link, join(releasesFolder, currentName));
};
