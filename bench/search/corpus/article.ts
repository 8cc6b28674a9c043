import type { SearchDocument } from '~/search-index/build/createIndexAndStore';

/** A page of a corpus: what the website's own search takes, with the key that judgements name it by. */
export type Article = SearchDocument & { readonly key: string };
