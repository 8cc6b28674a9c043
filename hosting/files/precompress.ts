import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { shareOut } from '../parallel/shareOut';
import { endings, work, type CompressedFile } from './compressFile';
import { filesBelow, stampOf } from './fileStamps';
import { readManifest, writeManifest } from './manifest';

const compressible = /\.(?:html|js|css|json|svg|xml|atom|txt|webmanifest)$/;
/** For developers; nobody else asks for them. */
const skipped = /(?:\.stats\.json|LICENSE\.txt)$|^(?:_gatsby)[\\/]/;

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
  const earlier = new Map(
    (await readManifest<[string, CompressedFile][]>(manifestFile, version)) ?? [],
  );
  const all = filesBelow(folder);
  const there = new Set(all);
  const isComplete = (file: string): boolean => endings.every((ending) => there.has(file + ending));
  const current = new Map<string, CompressedFile>();
  const written: string[] = [];
  for (const file of all.filter((name) => compressible.test(name) && !skipped.test(name))) {
    const before = earlier.get(file);
    if (before && isComplete(file) && before.stamp === stampOf(join(folder, file))) {
      current.set(file, before);
    } else {
      written.push(file);
    }
  }
  const compressions = await shareOut({
    module: 'hosting/files/compressFile.ts',
    work,
    order: { folder },
    items: written.sort(),
    taskOf: (file) => ({ file, before: earlier.get(file), isComplete: isComplete(file) }),
  });
  let compressed = 0;
  for (const [file, compression] of compressions) {
    if (compression === undefined) continue;
    const { hash, stamp, isNew } = compression;
    current.set(file, { hash, stamp });
    if (isNew) compressed += 1;
  }
  for (const file of earlier.keys()) {
    if (current.has(file)) continue;
    for (const ending of endings) rmSync(join(folder, file + ending), { force: true });
  }
  const entries = [...current].sort(([a], [b]) => (a < b ? -1 : 1));
  await writeManifest(manifestFile, version, entries);
  return { compressed, unchanged: current.size - compressed };
};
