import type { IndexAndStore, SearchFiles, SearchType } from '../../search-index/format/searchTypes';
import {
  createIndexAndStore,
  type SearchDocument,
} from '../../search-index/build/createIndexAndStore';
import { pictureAddress } from '../search/pictureAddress';
import { writeIndexAndStore } from '../search/writeIndexAndStore';
import {
  insightDocument,
  keyplayDocument,
  serviceDocument,
  type MakeDocument,
} from '../search/searchDocuments';
import { readSiteListIds, type SiteListName } from '../derived-nodes/siteLists';
import type { PictureTools } from '../images/downloadAsset';
import { pageTypeTraits } from '../routes/pageTypeTraits';
import type { Site } from '../routes/types';
import type { ContentNode } from '../content/contentNode';
import { currentRoutes } from '../routes/currentRoutes';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';

const documentMakers = {
  services: serviceDocument,
  keyplays: keyplayDocument,
  insights: insightDocument,
} as const satisfies Record<SearchType, MakeDocument>;

const listOfType = {
  services: 'services',
  keyplays: 'keyPlays',
  insights: 'insights',
} as const satisfies Record<SearchType, SiteListName>;

/** The kinds of results that some page type gives. */
const searchedTypes = Object.values(pageTypeTraits).flatMap(({ searchType }) => searchType ?? []);

/** The name of a country's set of files; each language of a country with several has its own. */
const setName = ({ id, country, isMultilang }: Site): string =>
  isMultilang ? id.replaceAll('/', '-') : country;

/** Whether listings show an insight with a link to another website in place of its page. */
const isPublishedElsewhere = ({ externalLink, title }: ContentNode): boolean =>
  typeof externalLink === 'string' && /^https?:\/\//i.test(externalLink) && Boolean(title);

const publishType = async (
  type: SearchType,
  site: Site,
  context: ResolverContext,
  tools: PictureTools,
): Promise<IndexAndStore | null> => {
  const routes = currentRoutes();
  const find = findNodeWith(context);
  const pictureOf = pictureAddress(tools);
  const documents: SearchDocument[] = [];
  // One after the other: the nodes of a large site take much more memory than what is found by.
  for (const id of readSiteListIds(listOfType[type], site, context)) {
    const node = find(id);
    // Only what leads somewhere can be found: to a page on this site, or to where it was published.
    const isFound =
      node && (routes.pageOfEntry(node.contentful_id, site.id) ?? isPublishedElsewhere(node));
    if (isFound) documents.push(await documentMakers[type](node, { find, pictureOf }));
  }
  if (documents.length === 0) return null;
  const pair = createIndexAndStore(`${setName(site)}-${type}`, site.language, documents);
  return writeIndexAndStore(pair, tools.pathPrefix);
};

/** Makes the search files of a site and answers where they are. */
export const searchFilesResolver = (tools: PictureTools) => ({
  resolve: async (site: Site, _args: object, context: ResolverContext): Promise<SearchFiles> => {
    const found = await Promise.all(
      searchedTypes.map(async (type) => ({
        [type]: await publishType(type, site, context, tools),
      })),
    );
    const nothing: SearchFiles = { services: null, keyplays: null, insights: null };
    return Object.assign({}, nothing, ...found) as SearchFiles;
  },
});
