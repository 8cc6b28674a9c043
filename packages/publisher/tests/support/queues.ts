import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishingFiles } from '../../src/publishingFolder';
import { openFileQueue } from '../../src/queue/openFileQueue';
import { openPostgresQueue } from '../../src/queue/postgres/openPostgresQueue';
import type { PublishQueue } from '../../src/queue/types';
import { startPostgres, whyNoPostgres, type Postgres } from './startPostgres';

/** A place that outlives the queues that are opened on it. */
export type Place = {
  open: () => Promise<PublishQueue>;
  remove: () => Promise<void>;
};

/** An engine of the queue, with what it needs started. */
export type Engine = { createPlace: () => Promise<Place>; stop: () => Promise<void> };

const silence = (): void => undefined;

const fileEngine = (): Engine => ({
  createPlace: () => {
    const folder = mkdtempSync(join(tmpdir(), 'queue-'));
    return Promise.resolve({
      open: () => openFileQueue(publishingFiles(folder), silence),
      remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
    });
  },
  stop: () => Promise.resolve(),
});

const postgresEngine = async (): Promise<Engine> => {
  const postgres: Postgres = await startPostgres();
  return {
    createPlace: async () => {
      const address = await postgres.createDatabase();
      const folder = mkdtempSync(join(tmpdir(), 'queue-'));
      const files = publishingFiles(folder);
      return {
        open: () =>
          openPostgresQueue({
            address,
            name: 'test',
            place: folder,
            releasesFolder: files.releases,
            stateFile: files.state,
            log: silence,
            lifetime: 2000,
            interval: 100,
          }),
        remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
      };
    },
    stop: postgres.remove,
  };
};

const starters = { files: () => Promise.resolve(fileEngine()), PostgreSQL: postgresEngine };
export type EngineName = keyof typeof starters;

/** PostgreSQL only where it is installed, and in CI always. */
export const engines: readonly EngineName[] =
  whyNoPostgres() === undefined ? ['files', 'PostgreSQL'] : ['files'];

export const startEngine = (name: EngineName): Promise<Engine> => starters[name]();
