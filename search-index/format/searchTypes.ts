/** The kinds of search results. `people` has places too; `pages` has documents. */
export const searchTypes = ['services', 'keyplays', 'insights', 'pages', 'people'] as const;
export type SearchType = (typeof searchTypes)[number];

/** The URLs of an index file and its store file. */
export type IndexAndStore = { readonly index: string; readonly store: string };

/** The search files of a site by kind; null for a kind without pages. */
export type SearchFiles = { readonly [Type in SearchType]: IndexAndStore | null };
