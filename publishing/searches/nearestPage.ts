import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Site } from '../../gatsby/routes/types';
import type { SearchRecord } from '../../search-index/format/records';
import { searchTypes, type SearchFiles } from '../../search-index/format/searchTypes';
import { sliceId } from '../../src/i18n/sliceId';
import { emptyResult, openSearchIndex } from '../../src/features/search/engine/openSearchIndex';
import { resultGroups, type Result } from '../../src/features/search/resultGroups';
import type { ResultsByType } from '../../src/features/search/searchClient';

/** Letters of a beginning that is searched. */
const shortestBeginning = 3;

/** A query without a result, part by part: its words, the longest first, then the beginnings of the longest word. */
export const partsOf = (query: string): string[] => {
  const words = [...query.split(' ')].sort((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const beginnings = Array.from({ length: longest.length }, (_, at) => longest.slice(0, -at - 1));
  return [
    ...(words.length > 1 ? words : []),
    ...beginnings.filter(({ length }) => length >= shortestBeginning),
  ];
};

type SliceData = { result: { data: { countrySite?: { searchFiles?: SearchFiles } } } };

const readJson = async (folder: string, path: string): Promise<unknown> =>
  JSON.parse(await readFile(join(folder, path), 'utf8')) as unknown;

/** The search of a site in a built folder, as visitors have it; undefined if it has none. */
const openSearch = async (publicFolder: string, site: Site) => {
  const slice = (await readJson(
    publicFolder,
    `slice-data/${sliceId('header', site)}.json`,
  )) as SliceData;
  const files = slice.result.data.countrySite?.searchFiles;
  if (files === undefined) return undefined;
  const opened = await Promise.all(
    searchTypes.map(async (type) => {
      const pair = files[type];
      if (!pair) return [type, undefined] as const;
      const index = await openSearchIndex<SearchRecord>(pair, (path) =>
        readJson(publicFolder, path.slice(path.indexOf('/search-index/'))),
      );
      await index.loadIndex();
      return [type, index] as const;
    }),
  );
  return async (query: string): Promise<Result | undefined> => {
    const results = await Promise.all(
      opened.map(async ([type, index]) => [type, (await index?.search(query)) ?? emptyResult]),
    );
    return resultGroups(Object.fromEntries(results) as ResultsByType, site)[0]?.results[0];
  };
};

/**
 * Returns a function that finds the page nearest to a query without a result: what the site's own search finds first for its
 * longest part that has results.
 */
export const nearestPages = async (publicFolder: string, site: Site) => {
  const search = await openSearch(publicFolder, site);
  return async (query: string): Promise<Pick<Result, 'title' | 'href'> | undefined> => {
    for (const part of partsOf(query)) {
      const found = await search?.(part);
      if (found) return { title: found.title, href: found.href };
    }
    return undefined;
  };
};
