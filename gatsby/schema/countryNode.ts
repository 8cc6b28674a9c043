import type { PlanSite } from '../site-plan/types';
import type { ContentNode } from './contentNode';
import { findAllOfType, type ResolverContext } from './resolverContext';

/**
 * The country of a site, in the site's language.
 *
 * @throws Error when the plan names a country that is not among the nodes.
 */
export const countryNode = async (
  site: PlanSite,
  context: ResolverContext,
): Promise<ContentNode> => {
  const countries = await findAllOfType(context, 'ContentfulCountry', site.locale);
  const node = countries.find(({ contentful_id }) => contentful_id === site.countryId);
  if (node === undefined) throw new Error(`Country ${site.countryId} is not in "${site.locale}".`);
  return node;
};
