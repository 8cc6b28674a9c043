import type { Site } from '../routes/types';
import type { ContentNode } from '../content/contentNode';
import { dependOnTypes, findNodeWith, type ResolverContext } from '../content/resolverContext';

/** Tracks countries and languages: when one changes, any site may be new or have other paths. */
export const dependOnSites = (context: ResolverContext): void =>
  dependOnTypes(context, ['ContentfulCountry', 'ContentfulLanguage']);

/**
 * The country of a site, in the site's language.
 *
 * @throws Error if the site's country has no node.
 */
export const countryNode = (site: Site, context: ResolverContext): ContentNode => {
  const node = findNodeWith(context)(site.countryNodeId);
  if (node === undefined) throw new Error(`Country ${site.countryId} is not in "${site.locale}".`);
  return node;
};
