import { mkdir, open, readFile, rename, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../files/writeAtomic';
import type { Publication, QueuedPublication } from './types';

export type Journal = {
  /** The number of the last publication accepted, 0 for none. */
  lastSeq: () => number;
  /** The publications after a number, oldest first. */
  after: (seq: number) => readonly QueuedPublication[];
  /**
   * Resolves when the publication is on disk; to undefined if its idempotency key is known.
   *
   * @throws Error if the write fails; the publication is not accepted.
   */
  append: (publication: Publication) => Promise<QueuedPublication | undefined>;
  /** Removes publications up to a number whose idempotency keys have expired. */
  forget: (upTo: number) => Promise<void>;
  close: () => Promise<void>;
};

/** Contentful retries for a minute or two; a day tolerates clock skew and outages. */
const idempotencyKeyLifetime = 24 * 3600_000;
/** The number of obsolete lines at which the journal is compacted. */
const compactionThreshold = 20_000;

const readLines = async (file: string): Promise<{ lines: QueuedPublication[]; size: number }> => {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return Buffer.alloc(0);
    throw error;
  });
  // An incomplete last line was never acknowledged.
  const size = bytes.lastIndexOf('\n') + 1;
  const text = bytes.subarray(0, size).toString('utf8');
  const lines = text.split('\n').filter((line) => line !== '');
  return { lines: lines.map((line) => JSON.parse(line) as QueuedPublication), size };
};

type Waiting = {
  publication: Publication;
  resolve: (queued: QueuedPublication) => void;
  reject: (error: unknown) => void;
};

/**
 * The queue of publications: an append-only file with one line each, synced before the webhook is acknowledged. Concurrent
 * publications share one sync. A crash loses no acknowledged publication.
 *
 * @throws Error when the file cannot be read.
 */
export const openJournal = async (file: string, now = Date.now): Promise<Journal> => {
  await mkdir(dirname(file), { recursive: true });
  const found = await readLines(file);
  let { lines, size } = found;
  let handle: FileHandle = await open(file, 'a');
  await handle.truncate(size);
  await syncFolder(dirname(file));
  let lastSeq = lines.at(-1)?.seq ?? 0;
  const keys = new Map(lines.map(({ key }) => [key, Promise.resolve()]));
  let waiting: Waiting[] = [];
  let work: Promise<void> = Promise.resolve();
  let isScheduled = false;

  const write = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    isScheduled = false;
    if (batch.length === 0) return;
    const queued = batch.map(({ publication }, index) => ({
      seq: lastSeq + index + 1,
      receivedAt: now(),
      ...publication,
    }));
    const bytes = Buffer.from(queued.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    try {
      // Truncates the remains of a failed write, so that no line starts within another.
      await handle.truncate(size);
      await handle.appendFile(bytes);
      await handle.datasync();
    } catch (error) {
      await handle.truncate(size).catch(() => undefined);
      for (const { publication, reject } of batch) {
        keys.delete(publication.key);
        reject(error);
      }
      return;
    }
    size += bytes.length;
    lastSeq += queued.length;
    lines.push(...queued);
    queued.forEach((entry, index) => batch[index]?.resolve(entry));
  };

  const compact = async (kept: QueuedPublication[]): Promise<void> => {
    const part = `${file}.part`;
    const next = await open(part, 'w');
    const bytes = Buffer.from(kept.map((entry) => `${JSON.stringify(entry)}\n`).join(''));
    try {
      await next.writeFile(bytes);
      await next.sync();
    } finally {
      await next.close();
    }
    await rename(part, file);
    await syncFolder(dirname(file));
    await handle.close();
    handle = await open(file, 'a');
    size = bytes.length;
    const keptKeys = new Set(kept.map(({ key }) => key));
    for (const { key } of lines) if (!keptKeys.has(key)) keys.delete(key);
    lines = kept;
  };

  return {
    lastSeq: () => lastSeq,
    after: (seq) => {
      const first = lines.findIndex((entry) => entry.seq > seq);
      return first === -1 ? [] : lines.slice(first);
    },
    append: async (publication) => {
      const known = keys.get(publication.key);
      if (known !== undefined) {
        await known;
        return undefined;
      }
      const written = new Promise<QueuedPublication>((resolve, reject) => {
        waiting.push({ publication, resolve, reject });
      });
      keys.set(
        publication.key,
        written.then(() => undefined),
      );
      // The caller that awaits the write below handles its failure.
      keys.get(publication.key)?.catch(() => undefined);
      if (!isScheduled) {
        isScheduled = true;
        work = work.then(write);
      }
      return written;
    },
    forget: (upTo) => {
      const forgotten = work.then(async () => {
        const kept = lines.filter(
          ({ seq, receivedAt }) =>
            seq > upTo || seq === lastSeq || now() - receivedAt < idempotencyKeyLifetime,
        );
        if (lines.length - kept.length >= compactionThreshold) await compact(kept);
      });
      // If compaction fails, the journal still accepts publications.
      work = forgotten.catch(() => undefined);
      return forgotten;
    },
    close: async () => {
      await work;
      await handle.close();
    },
  };
};
