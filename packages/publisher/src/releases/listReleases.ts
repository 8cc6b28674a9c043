import { readdirSync, readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { currentName, releasePattern } from './releaseFolder';

/** The ids of all complete releases, oldest first. */
export const listReleases = (releasesFolder: string): string[] => {
  try {
    return readdirSync(releasesFolder)
      .filter((name) => releasePattern.test(name))
      .sort();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
};

/** The id of the current release. */
export const currentRelease = (releasesFolder: string): string | undefined => {
  try {
    return readlinkSync(join(releasesFolder, currentName));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
