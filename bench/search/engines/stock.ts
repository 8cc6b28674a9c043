import { Index } from 'flexsearch';
import { flexSearchExport, flexSearchOptions } from '~/search-index/build/flexSearchExport';
import { createIndexAndStore } from '~/search-index/build/createIndexAndStore';
import type { Article } from '../corpus/article';
import type { Search } from '../engine';

/** FlexSearch itself, with the files that ship imported, and pages that lack a word of the query as well. */
export const stockSearch = (articles: readonly Article[], language: string): Search => {
  const { index: file, files } = createIndexAndStore('bench', language, articles);
  const index = new Index(flexSearchOptions(language));
  const read = (name: string) => JSON.parse(files.get(name) ?? '') as unknown;
  for (const [key, data] of flexSearchExport(file, read)) index.import(key, data);
  return (query) => {
    const ids = index.search(query, { suggest: true, limit: 20 });
    return Promise.resolve(ids.map((id) => articles[Number(id)]?.key ?? ''));
  };
};
