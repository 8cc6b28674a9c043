/** Number of shards; fixed, so that scripts do not change when rules do. */
export const shardCount = 256;

/**
 * Normalises the source path of a redirect for comparison: decoded, lower case, without `index.html`, double slashes and
 * trailing slash. Returns undefined if it cannot be decoded.
 */
export const redirectSource = (path: string): string | undefined => {
  try {
    return (
      decodeURIComponent(path)
        .normalize('NFC')
        .toLowerCase()
        .replace(/\/{2,}/g, '/')
        .replace(/\/index\.html$/, '/')
        .replace(/\/$/, '') || '/'
    );
  } catch {
    return undefined;
  }
};

/** The shard of a normalised source: its FNV-1a hash in two hexadecimal digits. */
export const shardOf = (path: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index++) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  // The high bits are mixed in: the low ones alone distribute similar paths less evenly.
  return (((hash >>> 16) ^ hash) & (shardCount - 1)).toString(16).padStart(2, '0');
};
