import { hashFiles } from '../../hosting/files/hashFiles';

let version: string | undefined;

/**
 * Changes with the sources that answer queries. Gatsby tracks what queries read of nodes, and knows nothing of what is made
 * of it; in the context of a page or a slice this makes it ask again.
 */
export const answersVersion = (): string =>
  (version ??= hashFiles(['gatsby', 'contentful/model', 'src/i18n', 'src/theme']).slice(0, 8));
