/** The kinds of pages in the search results, in display order. */
export const searchTypes = ['services', 'keyplays', 'insights'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The URLs of an index file and its store file. */
export type IndexAndStore = { readonly index: string; readonly store: string };

/** The search files of a site by kind; null for a kind without pages. */
export type SearchFiles = { readonly [Type in SearchType]: IndexAndStore | null };
