import { mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inParallel } from '../files/inParallel';
import { removeFolder } from '../files/removeFolder';
import { allPieces, groupPieces, hashOf, hashOfBlock, type Piece } from './blocks';
import { scanState, type Scan } from './scanState';
import type { StateManifest } from './types';

/** The hashes of the pieces of files that have been read, by path. */
export type HashMemory = Map<string, { stamp: string; hashes: readonly string[] }>;

export type CaptureOptions = {
  siteFolder: string;
  paths: readonly string[];
  excluded?: readonly string[] | undefined;
  memory: HashMemory;
  /** Where blocks are copied to that have to be uploaded. */
  spool: string;
  /** Whether the store has a block. */
  isStored: (hash: string) => boolean;
  /** False once a build has begun. */
  isQuiet: () => boolean;
};

export type CapturedState = { manifest: StateManifest; spooled: readonly string[] };

const readPieces = async (siteFolder: string, pieces: readonly Piece[]): Promise<Buffer[]> => {
  const parts: Buffer[] = [];
  for (const { path, offset, length } of pieces) {
    const handle = await open(join(siteFolder, path));
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, offset);
      parts.push(buffer.subarray(0, bytesRead));
    } finally {
      await handle.close();
    }
  }
  return parts;
};

const isSame = (one: Scan, other: Scan): boolean =>
  one.files.length === other.files.length &&
  one.files.every(
    ({ path, stamp }, index) =>
      other.files[index]?.path === path && other.files[index]?.stamp === stamp,
  );

class Disturbed extends Error {}

/**
 * Describes the state of a project folder, and copies the blocks that the store lacks. Only files that changed since the last
 * capture are read.
 *
 * @returns undefined if a file changed meanwhile, or since its hashes were remembered: the copy would have parts of two states.
 */
export const captureState = async (options: CaptureOptions): Promise<CapturedState | undefined> => {
  const { siteFolder, paths, excluded, memory, spool, isStored, isQuiet } = options;
  const assertQuiet = (): void => {
    if (!isQuiet()) throw new Disturbed();
  };
  await removeFolder(spool);
  await mkdir(spool, { recursive: true });
  try {
    const scan = await scanState(siteFolder, paths, excluded);
    const next: HashMemory = new Map();
    await inParallel(scan.files, async (file) => {
      assertQuiet();
      const known = memory.get(file.path);
      const hashes =
        known?.stamp === file.stamp
          ? known.hashes
          : (await readPieces(siteFolder, allPieces([file]))).map(hashOf);
      next.set(file.path, { stamp: file.stamp, hashes });
    });
    const rest = scan.files.flatMap(({ path }) => next.get(path)?.hashes ?? []).values();
    const blocks = groupPieces(scan.files).map((pieces) => {
      const hashes = pieces.map(() => rest.next().value ?? '');
      return { hash: hashOfBlock(hashes), pieces };
    });
    const missing = new Map(
      blocks.filter(({ hash }) => !isStored(hash)).map((block) => [block.hash, block]),
    );
    await inParallel([...missing.values()], async ({ hash, pieces }) => {
      assertQuiet();
      const parts = await readPieces(siteFolder, pieces);
      if (hashOfBlock(parts.map(hashOf)) !== hash) {
        // Writes through a memory map change no time of the file.
        for (const { path } of pieces) memory.delete(path);
        throw new Disturbed();
      }
      await writeFile(join(spool, hash), Buffer.concat(parts));
    });
    assertQuiet();
    if (!isSame(scan, await scanState(siteFolder, paths, excluded))) return undefined;
    assertQuiet();
    memory.clear();
    for (const [path, known] of next) memory.set(path, known);
    return {
      manifest: {
        format: 1,
        folders: scan.emptyFolders,
        files: scan.files.map(({ path, mode, changedAt, size }) => [path, mode, changedAt, size]),
        blocks: blocks.map(({ hash, pieces }) => [hash, pieces.length]),
      },
      spooled: [...missing.keys()],
    };
  } catch (error) {
    // A build removes files.
    if (error instanceof Disturbed || (error as NodeJS.ErrnoException).code === 'ENOENT')
      return undefined;
    throw error;
  }
};
