import { createHash } from 'node:crypto';
import type { GatsbyCache } from 'gatsby';
import { addCompoundParts } from '../../search-index/build/addCompoundParts';
import { addSynonyms, type Synonyms } from '../../search-index/build/addSynonyms';
import { compoundLanguages } from '../../search-index/build/compounds';
import {
  createIndexAndStore,
  type SearchDocument,
  type SearchFileContents,
} from '../../search-index/build/createIndexAndStore';
import type { IndexAndStore } from '../../search-index/format/searchTypes';
import { areWritten, writeIndexAndStore } from './writeIndexAndStore';

export type SearchSources = {
  /** Of one kind. */
  documents: readonly SearchDocument[];
  /** Of the site: their words take compounds apart. */
  all: readonly SearchDocument[];
  /** Listed by editors, and learnt from the texts of the site. */
  synonyms: readonly Synonyms[];
  language: string;
};

/** The search files of one kind of a site, not written. */
export const makeSearchFiles = (
  name: string,
  { documents, all, synonyms, language }: SearchSources,
): SearchFileContents =>
  createIndexAndStore(
    name,
    language,
    addCompoundParts(addSynonyms(documents, synonyms, language), all, language),
  );

/**
 * Writes the search files of one kind of a site, or answers those of an earlier build from the same sources: the query of a
 * header, which names them, runs again with any change of its menu.
 *
 * @param name what the names of the files begin with.
 * @param version of the code that makes them.
 */
export const keptSearchFiles = async (
  name: string,
  sources: SearchSources,
  version: string,
  { cache, pathPrefix }: { cache: Pick<GatsbyCache, 'get' | 'set'>; pathPrefix: string },
): Promise<IndexAndStore> => {
  const { documents, all, synonyms, language } = sources;
  const vocabulary = compoundLanguages[language] ? all : [];
  const hash = createHash('sha256')
    .update(JSON.stringify([version, pathPrefix, language, synonyms, documents, vocabulary]))
    .digest('hex');
  const key = `search files ${name}`;
  const earlier = (await cache.get(key)) as { hash: string; pair: IndexAndStore } | undefined;
  if (earlier?.hash === hash && areWritten(earlier.pair, pathPrefix)) return earlier.pair;
  const pair = writeIndexAndStore(makeSearchFiles(name, sources), pathPrefix);
  await cache.set(key, { hash, pair });
  return pair;
};
