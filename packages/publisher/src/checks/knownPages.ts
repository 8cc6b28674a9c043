import { readFile, writeFile } from 'node:fs/promises';
import type { PageLink, PageMetadata } from './pageMetadata';

/** Builds rewrite many pages without changes; the hash identifies them. */
export type KnownPage = { stamp: string; hash: string; metadata: PageMetadata };
export type KnownPages = Readonly<Record<string, KnownPage>>;

/**
 * As in the file: links and ids by their places in the lists. Pages share most of their links, so the file has a tenth of the
 * size of one that repeats them.
 */
type Stored = {
  links: PageLink[];
  ids: string[];
  pages: Record<string, [stamp: string, hash: string, links: number[], ids: number[]]>;
};

/** Gives each value a place in a list, once. */
const placesIn = <Value>(list: Value[], keyOf: (value: Value) => string) => {
  const places = new Map<string, number>();
  return (value: Value): number => {
    const key = keyOf(value);
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, list.length);
    return list.push(value) - 1;
  };
};

const pick = <Value>(list: readonly Value[], places: readonly number[]): Value[] =>
  places.map((place) => {
    const value = list[place];
    if (value === undefined) throw new Error(`There is nothing at ${place}.`);
    return value;
  });

/** The pages of the last check; none if the file cannot be read. */
export const readKnownPages = async (file: string): Promise<KnownPages> => {
  try {
    const { links, ids, pages } = JSON.parse(await readFile(file, 'utf8')) as Stored;
    return Object.fromEntries(
      Object.entries(pages).map(([path, [stamp, hash, itsLinks, itsIds]]) => [
        path,
        { stamp, hash, metadata: { links: pick(links, itsLinks), ids: pick(ids, itsIds) } },
      ]),
    );
  } catch {
    return {};
  }
};

/** Not synced: it can be computed again. */
export const writeKnownPages = async (file: string, known: KnownPages): Promise<void> => {
  const stored: Stored = { links: [], ids: [], pages: {} };
  const hrefOf = ({ href }: PageLink): string => href;
  const placeInMain = placesIn(stored.links, hrefOf);
  const placeOutside = placesIn(stored.links, hrefOf);
  const placeOfId = placesIn(stored.ids, (id) => id);
  for (const [path, { stamp, hash, metadata }] of Object.entries(known)) {
    stored.pages[path] = [
      stamp,
      hash,
      metadata.links.map((link) => (link.isOutsideMain ? placeOutside : placeInMain)(link)),
      metadata.ids.map(placeOfId),
    ];
  }
  await writeFile(file, JSON.stringify(stored));
};
