import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { writeAtomic } from 'static-site-publisher/files';
import { openS3Store, readTargets } from 'static-site-publisher/targets';

/** Where snapshots are kept: a folder, or a bucket. What it has is never replaced: keys follow from content. */
export type SnapshotStore = {
  /** Undefined if that costs a request. */
  has: (key: string) => boolean | undefined;
  put: (key: string, bytes: Buffer) => Promise<void>;
  get: (key: string) => Promise<Buffer | undefined>;
  close: () => void;
};

const openFolder = (folder: string): SnapshotStore => ({
  has: (key) => existsSync(join(folder, key)),
  put: async (key, bytes) => {
    await mkdir(dirname(join(folder, key)), { recursive: true });
    await writeAtomic(join(folder, key), bytes);
  },
  get: (key) =>
    readFile(join(folder, key)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  close: () => undefined,
});

/**
 * Opens the store of an address: `s3://bucket/prefix`, as for PUBLISH_TARGET, or the path of a folder.
 *
 * @throws Error if the address is invalid.
 */
export const openSnapshotStore = async (
  address: string,
  env: NodeJS.ProcessEnv,
): Promise<SnapshotStore> => {
  if (!address.startsWith('s3://')) return openFolder(resolve(address));
  const [target, more] = readTargets(address) ?? [];
  if (target === undefined || more !== undefined)
    throw new Error(`"${address}" must be one address such as s3://bucket/prefix, or a folder.`);
  const store = await openS3Store(target, { isPathStyle: env.PUBLISH_TARGET_PATH_STYLE === '1' });
  return {
    has: () => undefined,
    put: async (key, bytes) => {
      await store.put(key, bytes, {
        contentType: 'application/octet-stream',
        cacheControl: 'no-transform',
      });
    },
    get: async (key) => (await store.get(key))?.body,
    close: () => store.close(),
  };
};
