import { basename } from 'node:path';
import type { Site } from '~/gatsby/routes/types';
import type { SearchRecord } from '~/search-index/format/records';
import { searchTypes, type SearchType } from '~/search-index/format/searchTypes';
import {
  emptyResult,
  openSearchIndex,
  type QueryResult,
} from '~/src/features/search/engine/openSearchIndex';
import { resultGroups } from '~/src/features/search/resultGroups';
import type { ResultsByType } from '~/src/features/search/searchClient';
import { siteRoot } from '~/src/i18n/paths';
import { readSearchFile, searchFilesOf } from './searchFiles';

const folders = [
  ['services/', 'services/'],
  ['playbook/', 'keyplays/'],
  ['insights/', 'insights/'],
] as const;

/**
 * The key of a result in the judged queries: its kind and its slug, its anchor, or the name of its file. `elsewhere` has
 * the keys of insights that were published on other websites.
 */
const keyOf = (href: string, root: string, elsewhere: ReadonlyMap<string, string>): string => {
  const published = elsewhere.get(href);
  if (published !== undefined) return published;
  if (href.includes('/static/')) return `pages/document-${basename(href, '.pdf')}`;
  if (/^https?:/.test(href)) return `pages/${href}`;
  const path = href.slice(root.length + 1);
  const [, anchor] = path.split('#');
  if (anchor && /^(?:manager|location)-/.test(anchor)) return `people/${anchor}`;
  for (const [folder, kind] of folders) {
    if (path.startsWith(folder)) return `${kind}${path.slice(folder.length)}`;
  }
  return `pages/${path}`;
};

type BuiltSearch = ((query: string) => Promise<string[]>) & { readonly keys: ReadonlySet<string> };

/**
 * The overlay of a built site: the keys of the results of a query in the order shown, once everything has loaded; `keys`
 * has those of all that can be found.
 */
export const openBuiltSearch = async (site: Site): Promise<BuiltSearch> => {
  const files = searchFilesOf(site.id);
  const root = siteRoot(site);
  const pairs = searchTypes.flatMap((type) => {
    const pair = files[type];
    return pair ? [[type, pair] as const] : [];
  });
  const opened = await Promise.all(
    pairs.map(async ([type, pair]) => {
      const index = await openSearchIndex<SearchRecord>(pair, (address) =>
        Promise.resolve(readSearchFile(address)),
      );
      await index.loadIndex();
      return [type, index] as const;
    }),
  );
  const stored = pairs.map(([type, { store }]) => {
    const { records } = readSearchFile(store) as { records: SearchRecord[] };
    return [type, records] as const;
  });
  const elsewhere = new Map(
    stored.flatMap(([type, records]) =>
      records.flatMap((record): [string, string][] =>
        'externalLink' in record && record.externalLink
          ? [[record.externalLink, `${type}/${record.slug}`]]
          : [],
      ),
    ),
  );
  const keysOf = (results: Partial<ResultsByType>): string[] => {
    const all = searchTypes.map((type) => [type, results[type] ?? emptyResult] as const);
    return resultGroups(Object.fromEntries(all) as ResultsByType, site).flatMap(
      ({ results: shown }) => shown.map(({ href }) => keyOf(href, root, elsewhere)),
    );
  };
  const search = async (query: string): Promise<string[]> => {
    const found: Partial<Record<SearchType, QueryResult<SearchRecord>>> = {};
    for (const [type, index] of opened) found[type] = await index.search(query);
    return keysOf(found);
  };
  const stores = stored.map(([type, records]) => {
    const relevance = records.map(() => ({ score: 1, hasAllWords: true }));
    return [type, { records, relevance, terms: new Set<string>(), language: '', isComplete: true }];
  });
  const keys = new Set(keysOf(Object.fromEntries(stores) as Partial<ResultsByType>));
  return Object.assign(search, { keys });
};
