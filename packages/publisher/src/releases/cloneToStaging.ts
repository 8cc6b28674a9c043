import { existsSync, linkSync, mkdirSync, statSync } from 'node:fs';
import { link, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forEachYielding } from '../files/forEachYielding';
import { readJson } from '../files/readJson';
import { removeFolder } from '../files/removeFolder';
import type { Manifest } from './manifest';
import { releaseFiles } from './releaseFolder';
import { stagingName } from './stagingName';

const isCopyOf = (releasesFolder: string, release: string, name: string): boolean => {
  const [own, wanted] = [name, release].map(
    (folder) =>
      statSync(releaseFiles(releasesFolder, folder).manifest, {
        bigint: true,
        throwIfNoEntry: false,
      })?.ino,
  );
  return own !== undefined && own === wanted;
};

/**
 * Clones a release to the staging folder with hard links; creates an empty folder if undefined. Does nothing if the clone
 * exists. The manifest is a hard link as well, renamed last: its inode identifies a complete clone and its release, even if
 * old assets have been added to the release since.
 *
 * @throws Error if the disk is full; the staging folder is removed.
 */
export const cloneToStaging = async (
  releasesFolder: string,
  release: string | undefined,
  name = stagingName,
): Promise<void> => {
  if (release !== undefined && isCopyOf(releasesFolder, release, name)) return;
  const staging = releaseFiles(releasesFolder, name);
  await removeFolder(staging.folder);
  try {
    await mkdir(staging.site, { recursive: true });
    if (release === undefined) return;
    const { site, manifest } = releaseFiles(releasesFolder, release);
    if (!existsSync(manifest)) return;
    const part = `${staging.manifest}.part`;
    await link(manifest, part);
    const files = Object.keys((await readJson<Manifest>(part)) ?? {});
    await forEachYielding(new Set(files.map(dirname)), (folder) =>
      mkdirSync(join(staging.site, folder), { recursive: true }),
    );
    await forEachYielding(files, (file) => linkSync(join(site, file), join(staging.site, file)));
    await rename(part, staging.manifest);
  } catch (error) {
    await removeFolder(staging.folder);
    throw error;
  }
};
