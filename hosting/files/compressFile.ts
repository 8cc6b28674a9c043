import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
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

export const compressedExtensions = ['.br', '.gz'] as const;

/** Smaller files are not compressed. */
const minBytes = 256;
const bestQuality = 11;
/** For the few clients without brotli: 0.8 % more bytes than the best in 60 % of the time. */
const gzipLevel = 5;

/** Pages of more bytes, such as lists of all offices, are few. */
const largePage = 85_000;

/**
 * The best quality takes many times as long for some per cent fewer bytes. It is used for scripts and styles, which
 * rarely change, not for pages or the parts of split search files. Large pages are compressed by quality 10, which makes
 * them 8 % smaller and takes 27 ms each.
 */
const brotliQuality = (file: string, length: number): number => {
  if (/\.(?:js|css)$|^search-index[\\/](?!.*-parts-)/.test(file)) return bestQuality;
  return file.endsWith('.html') && length > largePage ? 10 : 6;
};

/** The binary logarithm of the smallest window that contains the whole file. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );

const brotliOptions = (bytes: Buffer, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    // The default window of 4 MB is allocated for every file, however small.
    [constants.BROTLI_PARAM_LGWIN]: windowFor(bytes.length),
  },
});

const brotli = (bytes: Buffer, quality: number): Buffer | Promise<Buffer> => {
  const options = brotliOptions(bytes, quality);
  // The thread pool pays off only for slow compression.
  return quality === bestQuality
    ? promisify(brotliCompress)(bytes, options)
    : brotliCompressSync(bytes, options);
};

const gzip = (bytes: Buffer): Buffer => gzipSync(bytes, { level: gzipLevel, memLevel: 9 });

/** A compressed file: the hash of its content, and its fingerprint. */
export type CompressedFile = { hash: string; fingerprint: string };

/** Reads a file and what identifies its content; undefined if it is too small. */
const readSource = (folder: string, file: string) => {
  const path = join(folder, file);
  const fingerprint = fingerprintOf(path);
  const bytes = readFileSync(path);
  if (bytes.length < minBytes) return undefined;
  const hash = createHash('sha256').update(bytes).digest('hex');
  const quality = brotliQuality(file, bytes.length);
  return { path, bytes, quality, compressed: { hash, fingerprint } satisfies CompressedFile };
};

/**
 * Writes the compressed files of a page that has just been written.
 *
 * @param file relative to the folder.
 * @returns undefined for a page that is too small.
 */
export const compressPage = (folder: string, file: string): CompressedFile | undefined => {
  const source = readSource(folder, file);
  if (!source) return undefined;
  const { path, bytes, quality, compressed } = source;
  writeFileSync(`${path}.gz`, gzip(bytes));
  writeFileSync(`${path}.br`, brotliCompressSync(bytes, brotliOptions(bytes, quality)));
  return compressed;
};

/** A file that may have changed since it was compressed. */
export type FileToCompress = {
  file: string;
  before?: CompressedFile;
  /** Whether all its compressed files exist. */
  isComplete: boolean;
};

/** Undefined for a file that is too small. */
export type Compression = (CompressedFile & { isNew: boolean }) | undefined;

/** Compresses files of a folder; files with unchanged content are skipped. */
export const work: Work<{ folder: string }, FileToCompress, Compression> = ({ folder }) => {
  const compress = async ({ file, before, isComplete }: FileToCompress): Promise<Compression> => {
    const source = readSource(folder, file);
    if (!source) return undefined;
    const { path, bytes, quality, compressed } = source;
    if (before?.hash === compressed.hash && isComplete) return { ...compressed, isNew: false };
    writeFileSync(`${path}.gz`, gzip(bytes));
    writeFileSync(`${path}.br`, await brotli(bytes, quality));
    return { ...compressed, isNew: true };
  };
  return (files) => Promise.all(files.map(compress));
};
