import { plainLetters } from '../../search-index/encoder/fold';

/** Characters; file systems limit names to 255 bytes, and compression and Gatsby's cache append to them. */
const longestStem = 100;

/** A letter without its accent, in its case; letters of other scripts stay. */
const toPlain = (letter: string): string => {
  const lower = letter.toLowerCase();
  const plain = plainLetters[lower];
  if (plain === undefined) return letter;
  return letter === lower ? plain : plain.toUpperCase();
};

/** The extension with its dot, in ASCII; empty if there is none. */
const extensionOf = (fileName: string): string => /\.[A-Za-z0-9]{1,10}$/.exec(fileName)?.[0] ?? '';

/**
 * The name of a file in its URL: ASCII letters, digits and hyphens before the extension, so that every host serves it.
 * Accents are removed; a name without such letters becomes `file`.
 */
export const urlFileName = (fileName: string): string => {
  const extension = extensionOf(fileName);
  const stem = fileName
    .slice(0, fileName.length - extension.length)
    .replace(/\p{L}/gu, toPlain)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .slice(0, longestStem)
    .replace(/^-+|-+$/g, '');
  return `${stem || 'file'}${extension}`;
};

/**
 * The name under which browsers save a file: that of the asset, in any script, without characters that are invisible or
 * separate folders.
 */
export const downloadFileName = (fileName: string): string =>
  fileName
    .normalize('NFC')
    .replace(/\p{C}/gu, '')
    .replace(/[/\\:*?"<>|]+/g, '-')
    .trim() || urlFileName(fileName);
