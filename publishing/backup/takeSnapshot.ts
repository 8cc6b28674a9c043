import { linkSync, mkdirSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { forEachYielding, listFiles, removeFolder } from 'static-site-publisher/files';
import { currentRelease, listReleases } from 'static-site-publisher/releases';
import { makePrivateFolder } from '../../hosting/contact/writeDurably';
import { durableFiles, releasesFolder, submissionsFolder } from './durableParts';

const isGone = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

const copyIfThere = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await copyFile(from, to).catch((error: unknown) => {
    if (!isGone(error)) throw error;
  });
};

/** Hard-links a release, which never changes; false if the publisher removes it meanwhile. */
const linkRelease = async (from: string, to: string): Promise<boolean> => {
  try {
    const files = await listFiles(from);
    await forEachYielding(new Set(files.map(dirname)), (folder) =>
      mkdirSync(join(to, folder), { recursive: true }),
    );
    await forEachYielding(files, (file) => linkSync(join(from, file), join(to, file)));
    // The publisher renames a release before it removes files of it, so all of them were there.
    return files.length > 0;
  } catch (error) {
    if (!isGone(error)) throw error;
    return false;
  }
};

/** Links all releases; the id of the current one. */
const linkReleases = async (from: string, to: string): Promise<string | undefined> => {
  for (;;) {
    const current = currentRelease(from);
    const missing: string[] = [];
    for (const id of listReleases(from)) {
      const target = join(to, id);
      if (await linkRelease(join(from, id), target)) continue;
      await removeFolder(target);
      missing.push(id);
    }
    // The current release is removed only after several newer ones: again, with the one that is current now.
    if (current === undefined || !missing.includes(current)) return current;
    await removeFolder(to);
  }
};

/** States and requests may go or change meanwhile; submissions do not change. Incomplete files have other names. */
const copySubmissions = async (from: string, to: string): Promise<void> => {
  const files = (await listFiles(from)).filter(
    (file) => !file.endsWith('.part') && !file.endsWith('.lock'),
  );
  if (files.length === 0) return;
  await makePrivateFolder(to);
  for (const file of files) await copyIfThere(join(from, file), join(to, file));
};

/**
 * Copies everything durable of a project to a folder on the same file system, while its servers run. Whatever was
 * acknowledged before is in it.
 *
 * @returns the id of the current release.
 */
export const takeSnapshot = async (siteFolder: string, to: string): Promise<string | undefined> => {
  for (const file of durableFiles) await copyIfThere(join(siteFolder, file), join(to, file));
  const current = await linkReleases(join(siteFolder, releasesFolder), join(to, releasesFolder));
  await copySubmissions(join(siteFolder, submissionsFolder), join(to, submissionsFolder));
  return current;
};
