import type { PlanSite } from '../site-plan/types';
import type { ContentNode } from './contentNode';
import { rememberIds } from './remember';
import { findAllOfType, findNodeWith, type ResolverContext } from './resolverContext';

/**
 * The country of a site, in the site's language.
 *
 * @throws Error when the plan names a country that is not among the nodes.
 */
export const countryNode = async (
  site: PlanSite,
  context: ResolverContext,
): Promise<ContentNode> => {
  const ids = await rememberIds({
    name: `${site.countryId} ${site.locale}`,
    types: ['ContentfulCountry'],
    context,
    make: async (quiet) =>
      (await findAllOfType(quiet, 'ContentfulCountry', site.locale)).filter(
        ({ contentful_id }) => contentful_id === site.countryId,
      ),
  });
  const node = ids.map(findNodeWith(context))[0];
  if (node === undefined) throw new Error(`Country ${site.countryId} is not in "${site.locale}".`);
  return node;
};
