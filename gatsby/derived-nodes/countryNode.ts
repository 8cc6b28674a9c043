import type { Site } from '../routes/types';
import type { ContentNode } from '../content/contentNode';
import { dependOnTypes, findNodeWith, type ResolverContext } from '../content/resolverContext';

/** Makes a page again when a country or a language changes: then any site may have another address, or be a new one. */
export const dependOnSites = (context: ResolverContext): void =>
  dependOnTypes(context, ['ContentfulCountry', 'ContentfulLanguage']);

/**
 * The country of a site, in the site's language.
 *
 * @throws Error when a site names a country that is not among the nodes.
 */
export const countryNode = (site: Site, context: ResolverContext): ContentNode => {
  const node = findNodeWith(context)(site.countryNodeId);
  if (node === undefined) throw new Error(`Country ${site.countryId} is not in "${site.locale}".`);
  return node;
};
