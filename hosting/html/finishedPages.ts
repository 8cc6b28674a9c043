import { hashFiles } from '../files/hashFiles';
import { readManifest, writeManifest } from '../files/manifest';
import type { FinishedPage } from './finishPage';
import { noHashes, type InlineHashes } from './inlineHashes';

/** What is remembered of a page. */
type KeptPage = Pick<FinishedPage, 'stamp' | 'addition' | 'sheet'> & {
  /** Indexes into the lists of the manifest, since most pages have the same. */
  slices: number[];
  scripts: number[];
  styles: number[];
};

type Manifest = {
  slices: string[];
  hashes: [hash: string, text: string][];
  pages: Record<string, KeptPage>;
};

export type FinishedPages = {
  /** A page as an earlier build has left it. */
  find: (file: string) => FinishedPage | undefined;
  add: (file: string, page: FinishedPage) => void;
  /** What stands inline in all pages that were added. */
  hashes: () => InlineHashes;
  /** Remembers the pages that were added, and no others. */
  write: () => Promise<void>;
};

/** What pages are finished by; where it changes, all are finished anew. */
const sourceFolder = 'hosting/html';

/** A list without repetitions, and where in it something stands. */
const openIndex = <Value>(keyOf: (value: Value) => string) => {
  const list: Value[] = [];
  const indexes = new Map<string, number>();
  const indexOf = (value: Value): number => {
    const key = keyOf(value);
    const index = indexes.get(key) ?? list.push(value) - 1;
    indexes.set(key, index);
    return index;
  };
  return { list, indexOf };
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
  const version = hashFiles([sourceFolder], [options]);
  const earlier = file === undefined ? undefined : await readManifest<Manifest>(file, version);
  const pages = new Map<string, FinishedPage>();
  return {
    find: (path) => {
      const kept = earlier?.pages[path];
      if (earlier === undefined || kept === undefined) return undefined;
      const pick = <Value>(list: readonly Value[], indexes: readonly number[]): Value[] =>
        indexes.flatMap((index) => list.slice(index, index + 1));
      return {
        ...kept,
        slices: pick(earlier.slices, kept.slices),
        scripts: pick(earlier.hashes, kept.scripts),
        styles: pick(earlier.hashes, kept.styles),
      };
    },
    add: (path, page) => void pages.set(path, page),
    hashes: () => {
      const all = noHashes();
      for (const { scripts, styles } of pages.values()) {
        for (const [hash, text] of scripts) all.scripts.set(hash, text);
        for (const [hash, text] of styles) all.styles.set(hash, text);
      }
      return all;
    },
    write: async () => {
      if (file === undefined) return;
      const slices = openIndex<string>((name) => name);
      const hashes = openIndex<[string, string]>(([hash]) => hash);
      const kept = [...pages].map(([path, page]): [string, KeptPage] => [
        path,
        {
          stamp: page.stamp,
          addition: page.addition,
          sheet: page.sheet,
          slices: page.slices.map(slices.indexOf),
          scripts: page.scripts.map(hashes.indexOf),
          styles: page.styles.map(hashes.indexOf),
        },
      ]);
      await writeManifest(file, version, {
        slices: slices.list,
        hashes: hashes.list,
        pages: Object.fromEntries(kept),
      } satisfies Manifest);
    },
  };
};
