import { createHash } from 'node:crypto';
import { hashOfKey } from '../releases/segments';

/** Files are cut into pieces of this size, so that a database that changes in a few places is not uploaded as a whole. */
const pieceSize = 262_144;
/** Files from this size on have blocks of their own. */
const largeFrom = 65_536;
/** One of so many small files ends a block, by its path: a file more or less changes one block only. */
const filesPerBlock = 16;

export type Piece = { path: string; offset: number; length: number };
type SizedFile = { path: string; size: number };

const piecesOf = ({ path, size }: SizedFile): Piece[] =>
  Array.from({ length: Math.ceil(size / pieceSize) }, (_, index) => ({
    path,
    offset: index * pieceSize,
    length: Math.min(pieceSize, size - index * pieceSize),
  }));

/** All pieces of files in their order. */
export const allPieces = (files: readonly SizedFile[]): Piece[] => files.flatMap(piecesOf);

/** The pieces of files, grouped into blocks. The order of pieces is that of the files. */
export const groupPieces = (files: readonly SizedFile[]): Piece[][] => {
  const blocks: Piece[][] = [];
  let open: Piece[] = [];
  const close = (): void => {
    if (open.length > 0) blocks.push(open);
    open = [];
  };
  for (const file of files) {
    if (file.size >= largeFrom) {
      close();
      for (const piece of piecesOf(file)) blocks.push([piece]);
    } else {
      open.push(...piecesOf(file));
      if (hashOfKey(file.path) % filesPerBlock === 0) close();
    }
  }
  close();
  return blocks;
};

export const hashOf = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

/** The hash of a block, from those of its pieces: an unchanged file need not be read for it. */
export const hashOfBlock = (pieceHashes: readonly string[]): string => hashOf(pieceHashes.join());

/**
 * Splits a block into its pieces.
 *
 * @throws Error if its content is not that of its hash.
 */
export const splitBlock = (hash: string, bytes: Buffer, pieces: readonly Piece[]): Buffer[] => {
  let at = 0;
  const parts = pieces.map(({ length }) => bytes.subarray(at, (at += length)));
  if (at !== bytes.length || hashOfBlock(parts.map(hashOf)) !== hash)
    throw new Error(`the block ${hash.slice(0, 12)} is damaged`);
  return parts;
};
