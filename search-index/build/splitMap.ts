import type { TermEntry } from '../format/indexFile';

/** Characters of JSON in a part of the map, at least. */
const leastSize = 16_000;
/** Characters after these until the next part begins, on average. */
const meanRest = 8000;

/** FNV-1a with a last mix, as a share of all hashes: terms that differ in their last letters only are far apart. */
const shareOf = (term: string): number => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < term.length; index++) {
    hash = Math.imul(hash ^ term.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
};

/**
 * Divides a sorted map into parts of 24,000 characters on average. Terms decide where a part begins, by their hashes: an edit
 * that adds a term changes the parts around it, where parts of one size would all begin elsewhere from there on.
 */
export const splitMap = (map: readonly TermEntry[]): TermEntry[][] => {
  const parts: TermEntry[][] = [];
  let size = Infinity;
  for (const entry of map) {
    const own = JSON.stringify(entry).length;
    if (size >= leastSize && (size === Infinity || shareOf(entry[0]) < own / meanRest)) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(entry);
    size += own;
  }
  return parts;
};
