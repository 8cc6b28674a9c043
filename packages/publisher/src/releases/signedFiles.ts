import { createHash } from 'node:crypto';
import {
  diffEntries,
  foldEntries,
  formatSegment,
  mergeEntries,
  parsePart,
  segmentsToMerge,
} from './segments';
import type { Entries, Segment } from './segments';

/** Where the parts of signed manifests lie in the site. */
export const signedPartsFolder = 'release-manifest';

/** A part by its content: the root of the manifest has its SHA-256, and is signed. */
const partName = (text: string): string =>
  `${signedPartsFolder}/${createHash('sha256').update(text).digest('hex')}.txt`;

/** Lines end with line feeds, and have a tab between path and hash. */
const escapePath = (path: string): string => path.replace(/[%\t\r\n]/g, encodeURIComponent);

export type SignedSegments = {
  segments: readonly Segment[];
  /** The texts of the parts that are new, by path. */
  texts: ReadonlyMap<string, string>;
};

/**
 * The segments of a manifest of these hashes, newest first: those of the release before, and one with what has changed since.
 * So a release adds parts in proportion to its changes, as in a log-structured merge tree.
 */
export const segmentFiles = (
  files: Readonly<Record<string, string>>,
  before: readonly { segment: Segment; entries: Entries }[],
): SignedSegments => {
  const after = new Map(Object.entries(files).map(([path, hash]) => [escapePath(path), hash]));
  const known = before.map(({ entries }) => entries);
  const lists = before.map(({ segment }) => segment);
  const changes = diffEntries(foldEntries(known), after);
  if (changes.size === 0 && lists.length > 0) return { segments: lists, texts: new Map() };
  const merged = segmentsToMerge(changes.size, lists);
  const first = mergeEntries(changes, known.slice(0, merged), merged === known.length);
  const texts = new Map(formatSegment(first).map((text) => [partName(text), text]));
  const segment = { count: first.size, parts: [...texts.keys()] };
  return { segments: [segment, ...lists.slice(merged)], texts };
};

/**
 * Reads the parts of segments.
 *
 * @throws Error if a part is not that of the manifest.
 */
export const readSegments = async (
  segments: readonly Segment[],
  readPart: (path: string) => Promise<string>,
): Promise<{ segment: Segment; entries: Entries }[]> => {
  const read = [];
  for (const segment of segments) {
    const entries = new Map<string, string>();
    for (const path of segment.parts) {
      const text = await readPart(path);
      if (partName(text) !== path) throw new Error(`/${path} is not that of the signed manifest.`);
      for (const [key, value] of parsePart(text)) entries.set(key, value);
    }
    read.push({ segment, entries });
  }
  return read;
};

/** SHA-256 by path relative to the site, in hexadecimal. */
export const filesOfSegments = (read: readonly { entries: Entries }[]): Record<string, string> =>
  Object.fromEntries(
    [...foldEntries(read.map(({ entries }) => entries))].map(([path, hash]) => [
      path.replace(/%(?:25|09|0D|0A)/g, decodeURIComponent),
      hash,
    ]),
  );
