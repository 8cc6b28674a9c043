import { extname } from 'node:path/posix';
import type { Entries } from '../releases/segments';

/** `b`: a brotli file beside it, `g`: a gzip file. */
const encodings = { b: '.br', g: '.gz' } as const;

/** The value of a file: the SHA-256 of its content, and its compressed variants. */
export const fileValue = (hash: string, hasBrotli: boolean, hasGzip: boolean): string =>
  `${hash}${hasBrotli ? 'b' : ''}${hasGzip ? 'g' : ''}`;

const hashLength = 64;

/** The ending belongs to the key because it decides the content type. */
const endingOf = (path: string): string => {
  const ending = extname(path).toLowerCase();
  return /^\.[a-z0-9]{1,12}$/.test(ending) ? ending : '.bin';
};

/**
 * The keys of the objects of an entry: its content, and the compressed variants, by the hash of the content that they
 * decode to. Redirects have none.
 */
export const keysOfEntry = (key: string, value: string): string[] => {
  if (!key.startsWith('/')) return [];
  const name = `objects/${value.slice(0, hashLength)}${endingOf(key)}`;
  const variants = [...value.slice(hashLength)].map((flag) => encodings[flag as 'b' | 'g']);
  return ['', ...variants].map((ending) => `${name}${ending}`);
};

/** The SHA-256 in the key of an object. */
export const hashOfObject = (object: string): string =>
  object.slice('objects/'.length, 'objects/'.length + hashLength);

/** The keys of all objects that a release names. */
export const objectKeysOf = (entries: Entries): Set<string> => {
  const keys = new Set<string>();
  for (const [key, value] of entries)
    for (const object of keysOfEntry(key, value)) keys.add(object);
  return keys;
};
