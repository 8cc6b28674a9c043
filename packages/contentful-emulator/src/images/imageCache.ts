import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Counts up when the same request makes other bytes than before. */
const generation = 1;

/** Transformed images on disk, by what they were made from and how. */
export class ImageCache {
  private readonly running = new Map<string, Promise<Buffer>>();

  constructor(private readonly folder: string) {}

  /** The key of a transform of a file with this hash. */
  keyOf(fileHash: string, request: object): string {
    const wish = JSON.stringify([generation, fileHash, request]);
    return createHash('sha256').update(wish).digest('hex').slice(0, 40);
  }

  /** The image with this key, made if it is not there; asked for twice at once, it is made once. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const running = this.running.get(key);
    if (running) return running;
    const promise = this.read(key, make).finally(() => this.running.delete(key));
    this.running.set(key, promise);
    return promise;
  }

  private async read(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const file = join(this.folder, key.slice(0, 2), key);
    const known = await readFile(file).catch(() => undefined);
    if (known) return known;
    const made = await make();
    const unfinished = `${file}.${randomUUID()}.tmp`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, made);
      await rename(unfinished, file);
    } catch {
      // The cache only saves time: a full disk must not cost the answer.
      await rm(unfinished, { force: true });
    }
    return made;
  }
}
