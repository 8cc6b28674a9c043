import { rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { runInPool } from '../worker-pool/runInPool';
import { compressedExtensions, minBytes, work, type CompressedFile } from './compressFile';
import { listFilesSync, readFingerprint } from './fileFingerprints';
import { readManifest, writeManifest } from './manifest';

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|webmanifest)$/;
/** Files for developers. */
const skipped = /(?:\.stats\.json|LICENSE\.txt)$|^(?:_gatsby)[\\/]/;

/** Version of the compression settings; a change recompresses all files. */
const version = '9';

type Manifest = [file: string, CompressedFile][];

/** Writes which pages a build has compressed as it finished them, for `precompress`. */
export const writeCompressedPages = (file: string, pages: Manifest): Promise<void> =>
  writeManifest(file, version, pages);

/** A top-level folder whose files have been listed. */
export type ListedFolder = { name: string; files: readonly string[] };

export type Precompressed = { compressed: number; unchanged: number };

/**
 * Writes a brotli and a gzip file beside each text file of a folder. Files with an unchanged fingerprint are not read,
 * files with unchanged content are not compressed again, and compressed copies of deleted files are removed.
 *
 * @param manifestFile of the compressed files.
 * @param options.listed is not listed again.
 * @param options.pagesFile what `writeCompressedPages` has written; removed, since the manifest has it then.
 * @returns how many files it has compressed, and how many it left as they are.
 */
export const precompress = async (
  folder: string,
  manifestFile: string,
  { listed, pagesFile }: { listed?: ListedFolder; pagesFile?: string } = {},
): Promise<Precompressed> => {
  const manifests = [manifestFile, ...(pagesFile === undefined ? [] : [pagesFile])];
  const read = await Promise.all(manifests.map((file) => readManifest<Manifest>(file, version)));
  const earlier = new Map(read.flatMap((entries) => entries ?? []));
  const all = [
    ...listFilesSync(folder, listed && [listed.name]),
    ...(listed?.files.map((file) => `${listed.name}${sep}${file}`) ?? []),
  ];
  const existing = new Set(all);
  const isComplete = (file: string): boolean =>
    compressedExtensions.every((ending) => existing.has(file + ending));
  const current = new Map<string, CompressedFile>();
  const written: string[] = [];
  for (const file of all.filter((name) => compressible.test(name) && !skipped.test(name))) {
    const before = earlier.get(file);
    const { fingerprint, size } = readFingerprint(join(folder, file));
    if (before && isComplete(file) && before.fingerprint === fingerprint) current.set(file, before);
    else if (size >= minBytes) written.push(file);
  }
  const compressions = await runInPool({
    module: 'hosting/files/compressFile.ts',
    work,
    options: { folder },
    items: written.sort(),
    taskOf: (file) => ({ file, before: earlier.get(file), isComplete: isComplete(file) }),
  });
  let compressed = 0;
  for (const [file, { hash, fingerprint, isNew }] of compressions) {
    current.set(file, { hash, fingerprint });
    if (isNew) compressed += 1;
  }
  for (const file of earlier.keys()) {
    if (current.has(file)) continue;
    for (const ending of compressedExtensions) rmSync(join(folder, file + ending), { force: true });
  }
  const entries = [...current].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeManifest(manifestFile, version, entries);
  if (pagesFile !== undefined) rmSync(pagesFile, { force: true });
  return { compressed, unchanged: current.size - compressed };
};
