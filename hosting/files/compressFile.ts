import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzipSync,
  type BrotliOptions,
} from 'node:zlib';
import type { Work } from '../worker-pool/openWorker';
import { fingerprintOf } from './fileFingerprints';
import { overwriteFile } from './overwriteFile';

export const compressedExtensions = ['.br', '.gz'] as const;

/** Smaller files are not compressed. */
export const minBytes = 256;
/** The best takes many times as long for some per cent fewer bytes: for scripts, which rarely change. */
const bestQuality = 11;
/** For all that changes often: a page of 75,000 bytes is 1.2 % smaller than by 5, in 1.65 ms in place of 1.55. */
const fastQuality = 6;
/**
 * For search files, which the best would make 1 % larger in three times as long; for style sheets, a hundred with much in common, which it
 * would make 2 % smaller in three times as long; and for pages that would be beyond their budget: 7 % smaller in 27 ms each.
 */
const slowQuality = 10;
/** Compressed by `fastQuality`, in bytes. */
const largePage = 19_900;
/** For the few clients without brotli: 0.8 % more bytes than the best in 60 % of the time. */
const gzipLevel = 5;
/** Of the buffers for output: most pages fit into one. */
const chunkSize = 32_768;

/** The binary logarithm of the smallest window that contains the whole file. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const brotliOptions = (bytes: Buffer, quality: number): BrotliOptions => ({
  chunkSize,
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // The default window of 4 MB is allocated for every file, however small.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  },
});

const brotliFast = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, brotliOptions(bytes, fastQuality));

const brotliPage = (bytes: Buffer): Buffer => {
  const fast = brotliFast(bytes);
  return fast.length > largePage
    ? brotliCompressSync(bytes, brotliOptions(bytes, slowQuality))
    : fast;
};

const brotli = (file: string, bytes: Buffer): Buffer | Promise<Buffer> => {
  if (file.endsWith('.html')) return brotliPage(bytes);
  const isScript = file.endsWith('.js');
  const isSearchFile = /^search-index[\\/](?!.*-parts-)/.test(file);
  if (!isScript && !isSearchFile && !file.endsWith('.css')) return brotliFast(bytes);
  // The thread pool pays off only for slow compression.
  const quality = isScript ? bestQuality : slowQuality;
  return promisify(brotliCompress)(bytes, brotliOptions(bytes, quality));
};

const gzip = (bytes: Buffer): Buffer =>
  gzipSync(bytes, { level: gzipLevel, memLevel: 9, chunkSize });

/** A compressed file: the hash of its content, and its fingerprint. */
export type CompressedFile = { hash: string; fingerprint: string };

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Writes the compressed files of a page that has just been written.
 *
 * @param file relative to the folder.
 * @param bytes that it contains.
 * @returns undefined for a page that is too small.
 */
export const compressPage = (
  folder: string,
  file: string,
  bytes: Buffer,
): CompressedFile | undefined => {
  if (bytes.length < minBytes) return undefined;
  const path = join(folder, file);
  overwriteFile(`${path}.gz`, gzip(bytes));
  overwriteFile(`${path}.br`, brotliPage(bytes));
  return { hash: hashOf(bytes), fingerprint: fingerprintOf(path) };
};

/** A file that may have changed since it was compressed. */
export type FileToCompress = {
  file: string;
  before?: CompressedFile;
  /** Whether all its compressed files exist. */
  isComplete: boolean;
};

export type Compression = CompressedFile & { isNew: boolean };

/** Compresses files of a folder; files with unchanged content are skipped. */
export const work: Work<{ folder: string }, FileToCompress, Compression> = ({ folder }) => {
  const compress = async ({ file, before, isComplete }: FileToCompress): Promise<Compression> => {
    const path = join(folder, file);
    // Before the content, so that a file that changes meanwhile is looked at again.
    const fingerprint = fingerprintOf(path);
    const bytes = readFileSync(path);
    const compressed = { hash: hashOf(bytes), fingerprint };
    if (before?.hash === compressed.hash && isComplete) return { ...compressed, isNew: false };
    overwriteFile(`${path}.gz`, gzip(bytes));
    overwriteFile(`${path}.br`, await brotli(file, bytes));
    return { ...compressed, isNew: true };
  };
  return (files) => Promise.all(files.map(compress));
};
