import { existsSync, readdirSync, statSync } from 'node:fs';
import { cp, mkdir, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lockFolder, removeFolder } from 'static-site-publisher/files';
import { publishingFolder, switchRelease } from 'static-site-publisher/releases';
import { makePrivateFolder } from '../../hosting/contact/writeDurably';
import { markOutdated } from '../../gatsby/records/buildState';
import {
  deliveriesLock,
  durableParts,
  laterFiles,
  publisherLock,
  releasesFolder,
  submissionsFolder,
} from './durableParts';
import { extractBackup } from './extractBackup';

export type Restored = {
  /** ISO 8601: when the backup was made. */
  createdAt: string;
  current: string | undefined;
  /** Where the parts are that were there before. */
  replaced: readonly string[];
};

/** Whether a part has content: folders of a new project may exist, and be empty but for a lock. */
const hasContent = (path: string): boolean => {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory()) return true;
  return readdirSync(path).some((name) => !name.endsWith('.lock'));
};

/** Renames, or copies to another file system. The final name appears in one step. */
const move = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EXDEV') throw error;
    await cp(from, `${to}.part`, { recursive: true, preserveTimestamps: true });
    await rename(`${to}.part`, to);
  });
};

/**
 * Restores a backup in a project whose publisher and site server do not run. Verifies the whole archive before it changes
 * anything. With `overwrite`, what is there is renamed, not deleted.
 *
 * @throws Error if there is something to overwrite, a server runs, or the archive is damaged.
 */
export const restoreBackup = async (
  siteFolder: string,
  file: string,
  { overwrite }: { overwrite: boolean },
): Promise<Restored> => {
  const at = (path: string): string => join(siteFolder, path);
  const existing = durableParts.filter((part) => hasContent(at(part)));
  if (existing.length > 0 && !overwrite) {
    throw new Error(
      `There is ${existing.join(', ')} already. --overwrite renames it and restores the backup.`,
    );
  }
  await mkdir(at(publishingFolder), { recursive: true });
  await makePrivateFolder(at(submissionsFolder));
  const unlockPublisher = lockFolder(at(publisherLock), 'The publisher');
  let unlockDeliveries: (() => void) | undefined;
  const staging = at(join(publishingFolder, `.restore-${process.pid}`));
  try {
    unlockDeliveries = lockFolder(at(deliveriesLock), 'A server that delivers');
    await mkdir(staging, { mode: 0o700 });
    const { createdAt, current } = await extractBackup(file, staging);
    const suffix = `.before-${new Date().toISOString().slice(0, 19).replace(/[-:]/g, '')}`;
    const replaced: string[] = [];
    for (const part of durableParts) {
      // Backups of earlier versions lack them; the present ones are then the best there are.
      if (laterFiles.includes(part) && !existsSync(join(staging, part))) continue;
      if (existing.includes(part)) {
        await rename(at(part), `${at(part)}${suffix}`);
        replaced.push(`${part}${suffix}`);
      } else await removeFolder(at(part));
      if (existsSync(join(staging, part))) await move(join(staging, part), at(part));
    }
    if (current !== undefined) switchRelease(at(releasesFolder), current);
    markOutdated(siteFolder);
    return { createdAt, current, replaced };
  } finally {
    unlockDeliveries?.();
    unlockPublisher();
    await removeFolder(staging);
  }
};
