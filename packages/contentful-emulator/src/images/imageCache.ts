import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Part of the cache key; increment when a code change alters the output of transforms. */
const cacheVersion = 1;

/** Disk cache of transformed images. */
export class ImageCache {
  private readonly pending = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** Cache key of a transform, from the hash of the source file and the request. */
  keyOf(fileHash: string, request: object): string {
    const input = JSON.stringify([cacheVersion, fileHash, request]);
    return createHash('sha256').update(input).digest('hex').slice(0, 40);
  }

  /** Returns the cached image, else creates it. Concurrent calls with the same key share one transform. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const pending = this.pending.get(key);
    if (pending) return pending;
    const promise = this.read(key, make).finally(() => this.pending.delete(key));
    this.pending.set(key, promise);
    return promise;
  }

  private async read(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.folder, key.slice(0, 2), key);
    const cached = await readFile(file).catch(() => undefined);
    if (cached) return cached;
    const image = await make();
    const temporaryFile = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(temporaryFile, image);
      await rename(temporaryFile, file);
    } catch {
      // A cache that cannot be written, for example on a full disk, must not fail the request.
      await rm(temporaryFile, { force: true });
    }
    return image;
  }
}
