import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { hostname } from 'node:os';
import { lockFolder } from '../files/lockFolder';
import { publishingFiles } from '../publishingFolder';
import { openFileQueue } from './openFileQueue';
import type { PublishQueue } from './types';
import type { LeaseTimes } from '../lease/types';

export type QueueOptions = {
  /** Of the settings: the address of a database. */
  queue: string | undefined;
  siteFolder: string;
  /** `.publishing` in it. */
  folder: string;
  lease: LeaseTimes | undefined;
  log: (line: string) => void;
};

/** Identifies a project folder of a machine. */
const placeOf = (siteFolder: string): string =>
  createHash('sha256')
    .update(`${hostname()} ${realpathSync(siteFolder)}`)
    .digest('hex')
    .slice(0, 12);

/**
 * Opens the queue that the settings name.
 *
 * @throws Error if another process uses the folder, or the database cannot be reached.
 */
export const openQueue = async ({
  queue,
  siteFolder,
  folder,
  lease,
  log,
}: QueueOptions): Promise<PublishQueue> => {
  const files = publishingFiles(folder);
  const place = placeOf(siteFolder);
  // Machines that share `.publishing` have a lock file each, since only one process may build in a project folder.
  const lock = queue === undefined ? files.inUse : files.inUse.replace(/\.json$/, `-${place}.json`);
  const unlock = lockFolder(lock, 'The publisher');
  const open = async (): Promise<PublishQueue> => {
    if (queue === undefined) return openFileQueue(files, log);
    const { openPostgresQueue } = await import('./postgres/openPostgresQueue');
    return openPostgresQueue({
      address: queue,
      name: `${hostname()}, process ${process.pid}`,
      place,
      releasesFolder: files.releases,
      stateFile: files.state,
      log,
      ...lease,
    });
  };
  try {
    const opened = await open();
    return {
      ...opened,
      close: async () => {
        await opened.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
