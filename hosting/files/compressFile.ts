import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Work } from '../parallel/openHelper';
import { stampOf } from './fileStamps';

export const endings = ['.br', '.gz'] as const;

/** Below this many bytes compression gains nothing. */
const smallest = 256;
const bestQuality = 11;

/**
 * Brotli's best costs many times the time of a middle step for a few per cent fewer bytes: worth it for scripts, which every
 * visitor loads and which seldom change, not for a thousand pages, nor for the parts of large search files, which all change
 * with each article.
 */
const brotliQuality = (file: string): number =>
  /\.(?:js|css)$|^search-index[\\/](?!.*-parts-)/.test(file) ? bestQuality : 6;

/** The binary logarithm of the smallest window that a whole file fits into. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const brotli = (bytes: Buffer, quality: number): Buffer | Promise<Buffer> => {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // The usual window of 4 MB is made ready for each file, however small.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  };
  // Threads are worth their hand-over only where compressing takes long.
  return quality === bestQuality
    ? promisify(brotliCompress)(bytes, { params })
    : brotliCompressSync(bytes, { params });
};

/** What was compressed: a hash of the file's content, and its stamp. */
export type CompressedFile = { hash: string; stamp: string };

/** A file that was perhaps written since it was compressed. */
export type FileToCompress = {
  file: string;
  before?: CompressedFile;
  /** Whether all its compressed files are there. */
  isComplete: boolean;
};

/** Undefined for a file that is too small. */
export type Compression = (CompressedFile & { isNew: boolean }) | undefined;

/** Compresses files of a folder; those whose content is that of the last time stay as they are. */
export const work: Work<{ folder: string }, FileToCompress, Compression> = ({ folder }) => {
  const compress = async ({ file, before, isComplete }: FileToCompress): Promise<Compression> => {
    const path = join(folder, file);
    const stamp = stampOf(path);
    const bytes = readFileSync(path);
    if (bytes.length < smallest) return undefined;
    const hash = createHash('sha256').update(bytes).digest('hex');
    if (before?.hash === hash && isComplete) return { hash, stamp, isNew: false };
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9, memLevel: 9 }));
    writeFileSync(`${path}.br`, await brotli(bytes, brotliQuality(file)));
    return { hash, stamp, isNew: true };
  };
  return (files) => Promise.all(files.map(compress));
};
