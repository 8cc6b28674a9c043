import type { BigIntStats } from 'node:fs';

/** Fingerprint of the built file that a file of a release was copied from. */
export type ManifestFile = {
  source: string;
  /** Milliseconds since 1970: when the build removed the file, which is retained for open tabs. Manifests persist this name. */
  goneAt?: number;
};

/** By path relative to the site. */
export type Manifest = Readonly<Record<string, ManifestFile>>;

/** Fingerprint of a file, which every write changes. */
export const sourceStamp = ({ ino, size, mtimeNs, ctimeNs }: BigIntStats): string =>
  [ino, size, mtimeNs, ctimeNs].join('-');
