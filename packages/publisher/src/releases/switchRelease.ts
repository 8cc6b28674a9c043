import { renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { currentName, releaseFiles } from './releaseFolder';

/** The name of the link that the next switch renames. With several publishers, each term has its own. */
export const nextLinkName = (token: number): string =>
  token === 0 ? `.${currentName}` : `.${currentName}-${token}`;

/**
 * Prepares the switch to a release, and returns a function that switches. This fails if the link that it renames was
 * removed meanwhile.
 *
 * @throws Error if there is no such release.
 */
export const prepareSwitch = (releasesFolder: string, id: string, token = 0): (() => void) => {
  if (!statSync(releaseFiles(releasesFolder, id).site, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(`There is no release "${id}" in ${releasesFolder}.`);
  }
  const link = join(releasesFolder, nextLinkName(token));
  rmSync(link, { force: true });
  symlinkSync(id, link);
  return () => renameSync(link, join(releasesFolder, currentName));
};

/**
 * Makes a release the current one. Replaces the symbolic link atomically, so that every request is served from the old or
 * the new release.
 *
 * @throws Error if there is no such release.
 */
export const switchRelease = (releasesFolder: string, id: string): void =>
  prepareSwitch(releasesFolder, id)();
