import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from '../files/fileStamps';
import { readManifest, writeManifest } from '../files/manifest';
import type { InlineHashes } from './inlineHashes';

/** A page as it was left: untouched since, it need not be read again. */
export type FinishedPage = {
  stamp: string;
  /** A hash of what was put into it. */
  addition: string;
  /** The style sheet its rules were moved to, below the built site. */
  sheet?: string;
  /** Indexes into `hashes`. */
  scripts: number[];
  styles: number[];
};

type Finished = {
  hashes: [hash: string, text: string][];
  pages: Record<string, FinishedPage>;
};

export type FinishedPages = {
  find: (file: string) => FinishedPage | undefined;
  /** The inline hashes of a page of the manifest. */
  hashesOf: (page: FinishedPage) => InlineHashes;
  add: (
    file: string,
    page: Pick<FinishedPage, 'stamp' | 'addition' | 'sheet'> & { hashes: InlineHashes },
  ) => void;
  keep: (file: string, page: FinishedPage) => void;
  write: () => Promise<void>;
};

/** What pages are finished by; where it changes, all are finished anew. */
const sourceFolders = ['hosting/html', 'gatsby/html', 'gatsby/structured-data'];

const versionOf = async (options: string): Promise<string> => {
  const hash = createHash('sha256').update(options);
  for (const folder of sourceFolders) {
    const files = existsSync(folder) ? filesBelow(folder) : [];
    for (const file of files.sort()) hash.update(await readFile(join(folder, file)));
  }
  return hash.digest('hex').slice(0, 20);
};

/**
 * Opens the list of pages that earlier builds have finished.
 *
 * @param file where it is kept; without one, nothing is remembered.
 * @param options whatever else decides how pages are finished.
 */
export const openFinishedPages = async (
  file: string | undefined,
  options: string,
): Promise<FinishedPages> => {
  const version = await versionOf(options);
  const kept = file === undefined ? undefined : await readManifest<Finished>(file, version);
  const earlier = kept ?? { hashes: [], pages: {} };
  const pages: Record<string, FinishedPage> = {};
  const hashes = [...earlier.hashes];
  const indexes = new Map(hashes.map(([hash], index) => [hash, index]));
  const indexOf = ([hash, text]: [string, string]): number => {
    const known = indexes.get(hash);
    if (known !== undefined) return known;
    indexes.set(hash, hashes.push([hash, text]) - 1);
    return hashes.length - 1;
  };
  const pick = (chosen: readonly number[]) =>
    new Map(chosen.flatMap((index) => hashes.slice(index, index + 1)));
  return {
    find: (path) => earlier.pages[path],
    hashesOf: ({ scripts, styles }) => ({ scripts: pick(scripts), styles: pick(styles) }),
    add: (path, { stamp, addition, sheet, hashes: { scripts, styles } }) => {
      pages[path] = {
        stamp,
        addition,
        sheet,
        scripts: [...scripts].map(indexOf),
        styles: [...styles].map(indexOf),
      };
    },
    keep: (path, page) => {
      pages[path] = page;
    },
    write: async () => {
      if (file !== undefined) {
        await writeManifest(file, version, { hashes, pages } satisfies Finished);
      }
    },
  };
};
