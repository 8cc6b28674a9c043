/** How many files the table is cut into; fixed, so that no script changes when rules do. */
export const shardCount = 256;

/**
 * The form in which old addresses are compared: decoded, in lower case, without `index.html`, doubled slashes and the
 * slash at the end. Undefined for what cannot be decoded.
 */
export const retiredPath = (path: string): string | undefined => {
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

/** The name of the file that would know a retired path: its FNV-1a hash in two hexadecimal digits. */
export const shardOf = (path: string): string => {
  let hash = 0x811c9dc5;
  for (let index = 0; index < path.length; index++) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193);
  }
  // The high bits are mixed in, since the low ones alone spread similar paths less evenly.
  return (((hash >>> 16) ^ hash) & (shardCount - 1)).toString(16).padStart(2, '0');
};
