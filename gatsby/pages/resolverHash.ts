import { hashFiles } from '../../hosting/files/hashFiles';
import { siteName } from '../../src/i18n/siteName';

let version: string | undefined;

/**
 * Hash of the resolver sources and the settings that they read; a change forces page queries to rerun. Gatsby tracks the nodes that a query reads, not the
 * code that resolves its fields, so the hash is part of the context of pages and slices.
 */
export const resolverHash = (): string =>
  (version ??= hashFiles(
    ['gatsby', 'contentful/model', 'search-index', 'src/i18n', 'src/theme'],
    [siteName],
  ).slice(0, 8));
