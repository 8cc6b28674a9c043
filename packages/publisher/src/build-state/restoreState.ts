import { mkdir, open, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { inParallel } from '../files/inParallel';
import { removeFolder } from '../files/removeFolder';
import { allPieces, splitBlock, type Piece } from './blocks';
import type { StateStore } from './stateStore';
import type { StateManifest } from './types';

export type DownloadOptions = {
  store: StateStore;
  manifest: StateManifest;
  /** The files and folders that a state may have. */
  paths: readonly string[];
  /** Where the files are written. */
  into: string;
  signal: AbortSignal;
};

const assertInside = (path: string, paths: readonly string[]): void => {
  const isInside = paths.some((allowed) => path === allowed || path.startsWith(`${allowed}/`));
  if (!isInside || normalize(path) !== path) throw new Error(`it has the path "${path}"`);
};

/** Each block with its pieces. */
const layOut = ({ files, blocks }: StateManifest): [hash: string, pieces: Piece[]][] => {
  const pieces = allPieces(files.map(([path, , , size]) => ({ path, size })));
  let at = 0;
  const laid = blocks.map(([hash, count]): [string, Piece[]] => [
    hash,
    pieces.slice(at, (at += count)),
  ]);
  if (at !== pieces.length) throw new Error('its manifest is damaged');
  return laid;
};

/**
 * Downloads a state into a folder: each block is compared with its hash.
 *
 * @throws Error if something is missing or damaged.
 */
export const downloadState = async (options: DownloadOptions): Promise<void> => {
  const { store, manifest, paths, into, signal } = options;
  await removeFolder(into);
  const sizes = new Map<string, number>();
  const folders = new Set(manifest.folders);
  for (const path of manifest.folders) assertInside(path, paths);
  for (const [path, , , size] of manifest.files) {
    assertInside(path, paths);
    sizes.set(path, size);
    folders.add(dirname(path));
  }
  for (const folder of folders) await mkdir(join(into, folder), { recursive: true });
  const laid = layOut(manifest);
  for (const [path, size] of sizes) {
    // Blocks arrive in any order; a file of one piece is written at once.
    if (allPieces([{ path, size }]).length === 1) continue;
    await writeFile(join(into, path), '');
    await truncate(join(into, path), size);
  }
  await inParallel(laid, async ([hash, pieces]) => {
    signal.throwIfAborted();
    const parts = splitBlock(hash, await store.readBlock(hash, signal), pieces);
    for (const [index, { path, offset, length }] of pieces.entries()) {
      const part = parts[index] ?? Buffer.alloc(0);
      if (length === sizes.get(path)) {
        await writeFile(join(into, path), part);
        continue;
      }
      const handle = await open(join(into, path), 'r+');
      await handle.write(part, 0, part.length, offset).finally(() => handle.close());
    }
  });
  await inParallel(manifest.files, async ([path, mode, changedAt]) => {
    // In the middle of the microsecond, because Node passes times as floating point numbers.
    const seconds = (changedAt + 0.5) / 1e6;
    const handle = await open(join(into, path), 'r+');
    await handle.chmod(mode).finally(() => handle.close());
    await utimes(join(into, path), seconds, seconds);
  });
};

/** Removes the state of a project folder. */
export const removeState = async (siteFolder: string, paths: readonly string[]): Promise<void> => {
  for (const path of paths) await rm(join(siteFolder, path), { recursive: true, force: true });
};

/** Puts a downloaded state in the place of that of a project folder. */
export const placeState = async (
  siteFolder: string,
  paths: readonly string[],
  from: string,
): Promise<void> => {
  await removeState(siteFolder, paths);
  for (const path of paths) {
    await mkdir(dirname(join(siteFolder, path)), { recursive: true });
    await rename(join(from, path), join(siteFolder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
  }
  await removeFolder(from);
};
