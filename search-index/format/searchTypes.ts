/** The kinds of pages that search finds, in the order results are grouped. */
export const searchTypes = ['services', 'keyplays', 'insights'] as const;
export type SearchType = (typeof searchTypes)[number];

/** Addresses of the two files of a pair. */
export type PairFiles = { readonly index: string; readonly store: string };

/** The pairs of a site; a kind it has no pages of has none. */
export type SearchFiles = { readonly [Type in SearchType]: PairFiles | null };
