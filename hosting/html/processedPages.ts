import { hashFiles } from '../files/hashFiles';
import { readManifest, writeManifest } from '../files/manifest';
import type { ProcessedPage } from './postProcessPage';
import { noHashes, type InlineHashes } from './inlineHashes';

/** A page in the manifest. */
type ManifestPage = Pick<ProcessedPage, 'fingerprint' | 'headHash' | 'inlinedHash' | 'sheet'> & {
  /** Indexes into the lists of the manifest: most pages have the same values. */
  slices: number[];
  scripts: number[];
  styles: number[];
};

type Manifest = {
  slices: string[];
  hashes: [hash: string, text: string][];
  pages: Record<string, ManifestPage>;
};

export type ProcessedPages = {
  /** A page processed by an earlier build. */
  find: (file: string) => ProcessedPage | undefined;
  add: (file: string, page: ProcessedPage) => void;
  /** The style sheets of all pages that were added. */
  sheets: () => ReadonlySet<string | undefined>;
  /** The inline hashes of all pages that were added. */
  hashes: () => InlineHashes;
  /** Writes the manifest of the pages that were added. */
  write: () => Promise<void>;
};

/** The sources of the post-processing; a change reprocesses all pages. */
const sourceFolder = 'hosting/html';

/** A deduplicated list with the index of each value. */
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
 * Opens the manifest of the pages processed by earlier builds.
 *
 * @param file of the manifest; without it, nothing is stored.
 * @param options that the output depends on; a change invalidates the manifest.
 */
export const openProcessedPages = async (
  file: string | undefined,
  options: string,
): Promise<ProcessedPages> => {
  const version = hashFiles([sourceFolder], [options]);
  const earlier = file === undefined ? undefined : await readManifest<Manifest>(file, version);
  const pages = new Map<string, ProcessedPage>();
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
    sheets: () => new Set([...pages.values()].map(({ sheet }) => sheet)),
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
      const kept = [...pages].map(([path, page]): [string, ManifestPage] => [
        path,
        {
          fingerprint: page.fingerprint,
          headHash: page.headHash,
          inlinedHash: page.inlinedHash,
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
