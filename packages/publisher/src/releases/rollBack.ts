import { currentRelease, listReleases } from './listReleases';
import { retainOldAssets } from './retainOldAssets';
import { switchRelease } from './switchRelease';

export type RolledBack = { from: string; to: string };

/**
 * Switches to the release before the current one, or to the named one. The next publication creates a newer release.
 *
 * @param immutableFiles as in the config of the publisher.
 * @throws Error if there is no such release.
 */
export const rollBack = (
  releasesFolder: string,
  wanted?: string,
  immutableFiles?: RegExp,
): RolledBack => {
  const releases = listReleases(releasesFolder);
  const from = currentRelease(releasesFolder);
  if (from === undefined) throw new Error(`There is no release in ${releasesFolder} yet.`);
  const to = wanted ?? releases.filter((id) => id < from).at(-1);
  if (to === undefined) throw new Error(`${from} is the oldest release kept.`);
  if (!releases.includes(to)) {
    throw new Error(`There is no release "${to}". Kept are: ${releases.join(', ')}.`);
  }
  retainOldAssets(releasesFolder, from, to, { immutableFiles });
  switchRelease(releasesFolder, to);
  return { from, to };
};
