import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentIndex } from '../../plugins/contentful-consistency/contentLog';
import { pathHistoryFile } from '../../redirects/slugChangeRedirects';

export const sha256 = (bytes: Buffer | string): string =>
  createHash('sha256').update(bytes).digest('hex');

const hash = z.string().regex(/^[0-9a-f]{64}$/);

/** What a build makes a site of besides sources and settings: names of contents by their SHA-256. */
export const contentSnapshot = z.object({
  format: z.literal(1),
  /** Of the content log, oldest first. */
  segments: z.array(hash),
  /** The former paths of pages as the build found them, from which redirects follow. */
  pathHistory: hash.nullable(),
});
export type ContentSnapshot = z.infer<typeof contentSnapshot>;

/** A snapshot as it lies in a store, with the files of its assets by URL: null where the space has none. */
export const storedSnapshot = z.object({
  snapshot: contentSnapshot,
  assets: z.record(z.string(), hash.nullable()),
});
export type StoredSnapshot = z.infer<typeof storedSnapshot>;

/** The id of a snapshot, which the signed manifest of a release names. Asset files are not part of it: their URLs are. */
export const snapshotId = ({ format, segments, pathHistory }: ContentSnapshot): string =>
  sha256(JSON.stringify({ format, segments, pathHistory }));

/**
 * The content of the last build in a project folder. Call it before the release is recorded, which changes the path history.
 *
 * @returns undefined if its cache is older than the content log.
 */
export const describeContent = (siteFolder: string): ContentSnapshot | undefined => {
  const segments = readContentIndex(siteFolder);
  if (segments === undefined) return undefined;
  const history = join(siteFolder, pathHistoryFile);
  return {
    format: 1,
    segments: [...segments],
    pathHistory: existsSync(history) ? sha256(readFileSync(history)) : null,
  };
};

/** The keys of a store. */
export const keys = {
  snapshot: (id: string): string => `snapshots/${id}.json`,
  segment: (segment: string): string => `segments/${segment}.br`,
  pathHistory: (id: string): string => `path-histories/${id}.br`,
  asset: (asset: string): string => `assets/${asset}`,
};
