import type { BigIntStats } from 'node:fs';

/** What a file of a release was made from: it tells whether the build has touched that since. */
export type ManifestFile = {
  source: string;
  /** Milliseconds since 1970 when the build no longer had it: it is only there for tabs that are open. */
  goneAt?: number;
};

/** By the path from the top of the site. */
export type Manifest = Readonly<Record<string, ManifestFile>>;

/** Changes with every write to a file, in place or not. */
export const sourceStamp = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join('-');
