import {
  searchTypes,
  type SearchFiles,
  type SearchType,
} from '../../search-index/format/searchTypes';
import type { SearchDocument } from '../../search-index/build/createIndexAndStore';
import type { Synonyms } from '../../search-index/build/addSynonyms';
import { keepTerms } from '../../search-index/build/keptTerms';
import { learnAbbreviations } from '../../search-index/build/learnAbbreviations';
import { pictureAddress } from '../search/pictureAddress';
import type { PictureOf } from '../search/documentTexts';
import { keptSearchFiles, makeSearchFiles } from '../search/keptSearchFiles';
import {
  insightDocument,
  keyplayDocument,
  serviceDocument,
  type MakeDocument,
} from '../search/searchDocuments';
import { resolverHash } from '../derived-nodes/resolverHash';
import { readSiteListIds, type SiteListName } from '../derived-nodes/siteLists';
import type { PictureTools } from '../images/downloadAsset';
import type { Site } from '../routes/types';
import { linkedIds, type ContentNode } from '../content/contentNode';
import { currentRoutes } from '../routes/currentRoutes';
import { findAllOfType, findNodeWith, type ResolverContext } from '../content/resolverContext';
import { pageDocuments, peopleDocuments } from './linkDocuments';

/** The kinds of a content type each, with the list of a site that has them. */
const kinds = {
  services: ['services', serviceDocument],
  keyplays: ['keyPlays', keyplayDocument],
  insights: ['insights', insightDocument],
} as const satisfies Partial<Record<SearchType, readonly [SiteListName, MakeDocument]>>;

/** The name of a country's set of files; each language of a country with several has its own. */
const setName = ({ id, country, isMultilang }: Site): string =>
  isMultilang ? id.replaceAll('/', '-') : country;

/** Whether listings show an insight with a link to another website in place of its page. */
const isPublishedElsewhere = ({ externalLink, title }: ContentNode): boolean =>
  typeof externalLink === 'string' && /^https?:\/\//i.test(externalLink) && Boolean(title);

type DocumentsOf = (
  site: Site,
  context: ResolverContext,
  tools: PictureTools,
) => Promise<SearchDocument[]>;

const findDocuments = async (
  kind: keyof typeof kinds,
  site: Site,
  context: ResolverContext,
  pictureOf: PictureOf,
): Promise<SearchDocument[]> => {
  const [list, makeDocument] = kinds[kind];
  const routes = currentRoutes();
  const find = findNodeWith(context);
  const documents: SearchDocument[] = [];
  // One after the other: the nodes of a large site take much more memory than what is found by.
  for (const id of readSiteListIds(list, site, context)) {
    const node = find(id);
    // Only what leads somewhere can be found: to a page on this site, or to where it was published.
    const isFound =
      node && (routes.pageOfEntry(node.contentful_id, site.id) ?? isPublishedElsewhere(node));
    if (!isFound) continue;
    documents.push({ ...(await makeDocument(node, { find, pictureOf })), entry: node.id });
  }
  return documents;
};

const documentsOfKind =
  (kind: keyof typeof kinds): DocumentsOf =>
  (site, context, tools) =>
    findDocuments(kind, site, context, pictureAddress(tools));

const documentsOf: Readonly<Record<SearchType, DocumentsOf>> = {
  services: documentsOfKind('services'),
  keyplays: documentsOfKind('keyplays'),
  insights: documentsOfKind('insights'),
  pages: pageDocuments,
  people: peopleDocuments,
};

/** The synonyms that editors list in the language of a site. */
const synonymsOf = async ({ locale }: Site, context: ResolverContext): Promise<Synonyms[]> => {
  const nodes = await findAllOfType(context, 'ContentfulSearchSynonyms', locale);
  return nodes
    .sort((a, b) => (a.contentful_id < b.contentful_id ? -1 : 1))
    .map((node) => ({
      words: Array.isArray(node.words) ? node.words.map(String) : [],
      // Node ids, which are of the language of the site, and not the nodes: a change of a page of another site changes nothing.
      entries: linkedIds(node, 'pages'),
    }));
};

type KindOfDocuments = readonly [SearchType, readonly SearchDocument[]];

/**
 * Computes the search files of the insights of a site and discards them: the terms of the texts and the index are known when a header
 * asks for the files of the next build.
 */
export const rehearseSearchFiles = async (site: Site, context: ResolverContext): Promise<void> => {
  keepTerms();
  const listed = await synonymsOf(site, context);
  const documents = await findDocuments('insights', site, context, () => Promise.resolve(null));
  const synonyms = [...listed, ...learnAbbreviations(documents)];
  const { language } = site;
  makeSearchFiles('insights', { documents, all: documents, synonyms, language });
};

/** Makes the search files of a site and answers where they are. */
export const searchFilesResolver = (tools: PictureTools) => ({
  resolve: async (site: Site, _args: object, context: ResolverContext): Promise<SearchFiles> => {
    const listed = await synonymsOf(site, context);
    const found = await Promise.all(
      searchTypes.map(async (type): Promise<KindOfDocuments> => [
        type,
        await documentsOf[type](site, context, tools),
      ]),
    );
    const all = found.flatMap(([, ofType]) => ofType);
    const synonyms = [...listed, ...learnAbbreviations(all)];
    const files = await Promise.all(
      found.map(async ([type, documents]) => {
        const name = `${setName(site)}-${type}`;
        const texts = { documents, all, synonyms, language: site.language };
        const isEmpty = documents.length === 0;
        return [type, isEmpty ? null : await keptSearchFiles(name, texts, resolverHash(), tools)];
      }),
    );
    return Object.fromEntries(files) as SearchFiles;
  },
});
