import { hashFiles } from '../../hosting/files/hashFiles';
import { siteName } from '../../src/i18n/siteName';
import type { ResolverContext } from '../content/resolverContext';
import { dependOnDerivedNode } from './derivedNodes';

let version: string | undefined;

/**
 * Before the hash: eight digits may be a date, and of what may be one in the context of a page Gatsby's type inference has
 * moment try every format, 0.4 ms for each page in each build.
 */
const prefix = 'r';

/**
 * Hash of the resolver sources and the settings that they read; a change forces page queries to rerun. Gatsby tracks the nodes
 * that a query reads, not the code that resolves its fields, so the hash is part of the context of pages and slices.
 */
export const resolverHash = (): string =>
  (version ??=
    prefix +
    hashFiles(
      ['gatsby', 'contentful/model', 'search-index', 'src/i18n', 'src/theme'],
      [siteName],
    ).slice(0, 8));

const name = 'resolver hash';

/** The hash as a derived node, for pages that Gatsby creates from files, whose context is empty. */
export const resolverHashNode = (): [string, string] => [name, resolverHash()];

/** Tracks the sources of resolvers: the page query reruns when one of them changes. */
export const dependOnResolvers = (context: ResolverContext): void =>
  dependOnDerivedNode(name, context);
