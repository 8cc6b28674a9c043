import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, stampOf } from './fileStamps';
import { readManifest, writeManifest } from './manifest';

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|webmanifest)$/;
/** For developers; nobody else asks for them. */
const skipped = /(?:\.stats\.json|LICENSE\.txt)$|^(?:_gatsby)[\\/]/;
/** Below this many bytes compression gains nothing. */
const smallest = 256;

/**
 * Brotli's best costs many times the time of a middle step for a few per cent fewer bytes: worth it for scripts, which every
 * visitor loads and which seldom change, not for a thousand pages, nor for the parts of large search files, which all change
 * with each article.
 */
const brotliQuality = (file: string): number =>
  /\.(?:js|css)$|^search-index[\\/](?!.*-parts-)/.test(file) ? 11 : 6;

/** The binary logarithm of the smallest window that a whole file fits into. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const encode = {
  '.br': (bytes: Buffer, file: string) =>
    promisify(brotliCompress)(bytes, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality(file),
        [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        // The usual window of 4 MB is made ready for each file, however small.
        [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
      },
    }),
  '.gz': (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;
const endings = Object.keys(encode) as (keyof typeof encode)[];

/** What was compressed: a hash of the file's content, and its stamp. */
type Entry = { hash: string; stamp: string };

/** Of how files are compressed; where it changes, all are compressed anew. */
const version = '3';

export type Precompressed = { compressed: number; unchanged: number };

/**
 * Writes a brotli and a gzip file beside each text file of a folder, for hosts that serve such. Files whose content is
 * that of the last time are left as they are, and those that nobody has written since are not even read; compressed files
 * of what is gone are removed.
 *
 * @param manifestFile remembers what was compressed.
 */
export const precompress = async (folder: string, manifestFile: string): Promise<Precompressed> => {
  const earlier = new Map((await readManifest<[string, Entry][]>(manifestFile, version)) ?? []);
  const all = filesBelow(folder);
  const there = new Set(all);
  const files = all.filter((file) => compressible.test(file) && !skipped.test(file)).sort();
  const current = new Map<string, Entry>();
  let compressed = 0;

  const compress = async (file: string): Promise<void> => {
    const path = join(folder, file);
    const before = earlier.get(file);
    const isComplete = endings.every((ending) => there.has(file + ending));
    const stamp = stampOf(path);
    if (before?.stamp === stamp && isComplete) {
      current.set(file, before);
      return;
    }
    // Only compressing waits for other threads: files are small, and waiting for each costs more than reading it.
    const bytes = readFileSync(path);
    if (bytes.length < smallest) return;
    const hash = createHash('sha256').update(bytes).digest('hex');
    current.set(file, { hash, stamp });
    if (before?.hash === hash && isComplete) return;
    compressed++;
    await Promise.all(
      endings.map(async (ending) =>
        writeFileSync(path + ending, await encode[ending](bytes, file)),
      ),
    );
  };
  const queue = files.values();
  await Promise.all(
    cpus().map(async () => {
      for (const file of queue) await compress(file);
    }),
  );
  for (const file of earlier.keys()) {
    if (current.has(file)) continue;
    for (const ending of endings) rmSync(join(folder, file + ending), { force: true });
  }
  const entries = [...current].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeManifest(manifestFile, version, entries);
  return { compressed, unchanged: current.size - compressed };
};
