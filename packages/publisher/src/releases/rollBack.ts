import { currentRelease, listReleases } from './listReleases';
import { retainOldAssets } from './retainOldAssets';
import { switchRelease } from './switchRelease';

export type RolledBack = { from: string; to: string };

/**
 * Goes back to the release before the one that visitors get, or to the one named. The next publication makes a newer
 * release again.
 *
 * @param immutableFiles as in the config of the publisher.
 * @throws Error when there is none to go back to.
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
