import { readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { removedPrefix } from './pruneReleases';
import { currentName } from './releaseFolder';
import { stagingName } from './stagingName';

const prepared = new RegExp(`^\\.(?:${stagingName.slice(1)}|${currentName})-(\\d+)$`);

/**
 * Removes what earlier terms have prepared. A publisher prepares, verifies its term, and then renames what it has prepared;
 * its successor begins its term, and then removes that. So the rename of a publisher that was paused after it verified
 * fails, whenever it resumes. Staging folders are renamed first: this takes one step, and `pruneReleases` deletes them.
 */
export const removePrepared = (releasesFolder: string, token: number): void => {
  for (const name of readdirSync(releasesFolder)) {
    const its = prepared.exec(name)?.[1];
    if (its === undefined || Number(its) >= token) continue;
    const path = join(releasesFolder, name);
    try {
      if (name.startsWith(stagingName)) {
        renameSync(path, join(releasesFolder, `${removedPrefix}${token}${name}`));
      } else rmSync(path, { force: true });
    } catch (error) {
      // The publisher of that term has removed it.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
  }
};
