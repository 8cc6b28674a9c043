import { readdirSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';

// Synchronously: for tens of thousands of files it takes a fifth of the time. Node's recursive `readdir` takes three times
// as long as this one.

/** The relative paths of all files in a folder, without the top-level folders of `except`. */
export const listFilesSync = (folder: string, except: readonly string[] = []): string[] => {
  const files: string[] = [];
  const excluded = new Set(except.map((name) => name + sep));
  const read = (below: string): void => {
    if (excluded.has(below)) return;
    for (const entry of readdirSync(join(folder, below), { withFileTypes: true })) {
      if (entry.isDirectory()) read(below + entry.name + sep);
      else if (entry.isFile()) files.push(below + entry.name);
    }
  };
  read('');
  return files;
};

/**
 * The modification time and size of a file, which change when it is written. In microseconds: Node restores no finer time, and
 * a build that starts from a restored state is to find its files unchanged.
 */
export const fingerprintOf = (path: string): string => readFingerprint(path).fingerprint;

/** `fingerprintOf`, and the size in bytes. */
export const readFingerprint = (path: string): { fingerprint: string; size: number } => {
  const { mtimeNs, size } = statSync(path, { bigint: true });
  return { fingerprint: `${mtimeNs / 1000n}-${size}`, size: Number(size) };
};
