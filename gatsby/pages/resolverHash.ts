import { hashFiles } from '../../hosting/files/hashFiles';

let version: string | undefined;

/**
 * Hash of the resolver sources; a change forces page queries to rerun. Gatsby tracks the nodes that a query reads, not the
 * code that resolves its fields, so the hash is part of the context of pages and slices.
 */
export const resolverHash = (): string =>
  (version ??= hashFiles([
    'gatsby',
    'contentful/model',
    'search-index',
    'src/i18n',
    'src/theme',
  ]).slice(0, 8));
