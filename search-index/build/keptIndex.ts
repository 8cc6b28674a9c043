import type { TermEntry } from '../format/indexFile';
import type { SearchTexts } from '../encoder/weighTerms';
import { alignPages } from './alignPages';

/** The map of an index, sorted by term, and what it was made of. */
export type BuiltIndex = {
  readonly language: string;
  readonly pages: readonly SearchTexts[];
  /** The average lengths of their fields, on which the weights of all pages depend. */
  readonly average: readonly number[];
  readonly map: readonly TermEntry[];
};

/** Above this number of changed pages an index is made again. */
const maxChanged = 200;

const isEqual = (a: SearchTexts | undefined, b: SearchTexts | undefined): boolean =>
  a !== undefined &&
  a.title === b?.title &&
  a.description === b.description &&
  a.body === b.body &&
  a.synonyms?.title === b.synonyms?.title &&
  a.synonyms?.description === b.synonyms?.description;

type Levels = (number[] | null)[];

const remove = (levels: Levels, level: number, page: number): void => {
  const rest = levels[level]?.filter((other) => other !== page) ?? [];
  levels[level] = rest.length > 0 ? rest : null;
  while (levels.at(-1) === null) levels.pop();
};

const insert = (levels: Levels, level: number, page: number): void => {
  while (levels.length <= level) levels.push(null);
  const pages = levels[level] ?? [];
  const next = pages.findIndex((other) => other > page);
  levels[level] = pages.toSpliced(next < 0 ? pages.length : next, 0, page);
};

/**
 * Replaces the postings of pages that have come, gone or changed since an index was made: the same map as that of an index of all
 * pages.
 *
 * @param weigh the levels of the terms of a page.
 * @returns undefined where the index has to be made again.
 */
export const updateIndex = (
  before: BuiltIndex,
  { language, pages, average }: Omit<BuiltIndex, 'map'>,
  weigh: (page: SearchTexts) => ReadonlyMap<string, number>,
): TermEntry[] | undefined => {
  if (language !== before.language || average.join() !== before.average.join()) return undefined;
  const alignment = alignPages(before.pages, pages, isEqual, maxChanged);
  if (alignment === undefined) return undefined;
  const { gone, added, moved } = alignment;
  const known = new Map(before.map);
  const touched = new Map<string, Levels>();
  const levelsOf = (term: string): Levels => {
    const levels = touched.get(term) ?? (known.get(term) ?? []).map((ids) => ids && [...ids]);
    touched.set(term, levels);
    return levels;
  };
  const each = (
    positions: readonly number[],
    of: readonly SearchTexts[],
    change: typeof insert,
  ): void => {
    for (const id of positions) {
      const page = of[id];
      if (page === undefined) continue;
      for (const [term, level] of weigh(page)) change(levelsOf(term), level, id);
    }
  };
  each(gone, before.pages, remove);
  if (moved !== undefined) {
    for (const [term] of before.map) {
      const levels = levelsOf(term);
      for (const ids of levels) ids?.forEach((id, at) => (ids[at] = moved[id] ?? id));
    }
  }
  each(added, pages, insert);
  const isNew = ([term, levels]: [string, Levels]): boolean =>
    levels.length > 0 && !known.has(term);
  return [
    ...before.map
      .map(([term, levels]): TermEntry => [term, touched.get(term) ?? levels])
      .filter(([, levels]) => levels.length > 0),
    ...[...touched].filter(isNew),
  ].sort(([a], [b]) => (a < b ? -1 : 1));
};
