/**
 * Values by key. A key is a path of the site, `/en/index.html`, and its value the hash and the encodings of its content;
 * or `>` and a path that is redirected, and its value the address.
 */
export type Entries = ReadonlyMap<string, string>;

/** A list of keys of objects that has parts, so that an edge reads only one of them for a path. */
export type Segment = { count: number; parts: readonly string[] };

/** A value that hides the value of an older segment. */
export const tombstone = '-';

/** An edge searches one part for each segment. */
const entriesPerPart = 1000;
/** Segments of about one size are merged when there are so many of them. */
const segmentsPerTier = 8;

/** FNV-1a over UTF-16 code units; the edge has the same function. */
export const hashOfKey = (key: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
};

/** The text of a part: lines of key, tab and value, each between line feeds, so that one search finds a key. */
const formatPart = (entries: readonly (readonly [string, string])[]): string =>
  `\n${entries.map(([key, value]) => `${key}\t${value}\n`).join('')}`;

export const parsePart = (text: string): [string, string][] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const at = line.indexOf('\t');
      return [line.slice(0, at), line.slice(at + 1)];
    });

/** The texts of the parts of a segment. */
export const formatSegment = (entries: Entries): string[] => {
  const count = Math.max(1, Math.ceil(entries.size / entriesPerPart));
  const parts = Array.from({ length: count }, (): [string, string][] => []);
  for (const [key, value] of entries) parts[hashOfKey(key) % count]?.push([key, value]);
  return parts.map((part) => formatPart(part.sort(([a], [b]) => (a < b ? -1 : 1))));
};

/** What differs between two sets of entries, with tombstones. */
export const diffEntries = (before: Entries, after: Entries): Map<string, string> => {
  const changes = new Map<string, string>();
  for (const [key, value] of after) if (before.get(key) !== value) changes.set(key, value);
  for (const key of before.keys()) if (!after.has(key)) changes.set(key, tombstone);
  return changes;
};

/** The entries of segments, newest first. */
export const foldEntries = (segments: readonly Entries[]): Map<string, string> => {
  const entries = new Map<string, string>();
  for (const segment of [...segments].reverse()) {
    for (const [key, value] of segment) {
      if (value === tombstone) entries.delete(key);
      else entries.set(key, value);
    }
  }
  return entries;
};

const tierOf = (count: number): number => Math.floor(Math.log(Math.max(1, count)) / Math.log(8));

/**
 * How many of the newest segments a further one replaces. A tier of segments of about one size is merged once it is full,
 * so that an entry is written again a logarithmic number of times; all of them are once the others have half as many
 * entries as the oldest, and then no tombstone is left.
 */
export const segmentsToMerge = (
  count: number,
  segments: readonly Pick<Segment, 'count'>[],
): number => {
  const oldest = segments.at(-1);
  if (oldest === undefined) return 0;
  const newer = segments.slice(0, -1).reduce((sum, segment) => sum + segment.count, count);
  if (newer * 2 >= oldest.count) return segments.length;
  let merged = 0;
  let size = count;
  for (;;) {
    const tier = tierOf(size);
    let end = merged;
    while (end < segments.length - 1 && tierOf(segments[end]?.count ?? 0) <= tier) end++;
    if (end - merged + 1 < segmentsPerTier) return merged;
    size += segments.slice(merged, end).reduce((sum, segment) => sum + segment.count, 0);
    merged = end;
  }
};

/** A further segment and the older ones that it replaces, as one. */
export const mergeEntries = (
  changes: Entries,
  replaced: readonly Entries[],
  isOldest: boolean,
): Map<string, string> => {
  if (isOldest) return foldEntries([changes, ...replaced]);
  const merged = new Map<string, string>();
  for (const segment of [changes, ...replaced].reverse()) {
    for (const [key, value] of segment) merged.set(key, value);
  }
  return merged;
};
