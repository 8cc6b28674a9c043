import type { StatsFs } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';

/**
 * Adds the size and the free space of the file system of a folder: `<prefix>_disk_size_bytes`, `<prefix>_disk_free_bytes`.
 * The folder may not exist yet.
 */
export const addDiskGauges = (registry: Registry, prefix: string, folder: string): void => {
  const gauge = (name: string, help: string, read: (disk: StatsFs) => number): void => {
    new Gauge({
      name: `${prefix}_disk_${name}_bytes`,
      help,
      registers: [registry],
      async collect() {
        const disk = await statfs(folder).catch(() => undefined);
        if (disk) this.set(read(disk));
      },
    });
  };
  gauge(
    'free',
    'Free bytes of the file system, for this user.',
    (disk) => disk.bavail * disk.bsize,
  );
  gauge('size', 'Bytes of the file system.', (disk) => disk.blocks * disk.bsize);
};
