import type { ResolverContext } from '../schema/resolverContext';
import type { SitePlan } from '../site-plan/types';
import { labelsOf } from './labels';
import { pathsOf } from './pagePaths';
import { regionsOf } from './regions';
import { locationsOf, siteListsOf } from './siteLists';

/**
 * Everything that many pages ask for, by name.
 *
 * @param locales all of the space.
 */
export const makeSharedValues = async (
  plan: SitePlan,
  locales: readonly string[],
  context: ResolverContext,
): Promise<ReadonlyMap<string, unknown>> => {
  const values = new Map<string, unknown>([...pathsOf(plan), regionsOf(plan, context)]);
  for (const locale of locales) {
    values.set(...(await labelsOf(locale, context)));
    values.set(...(await locationsOf(locale, context)));
  }
  for (const site of plan.sites) {
    for (const [name, ids] of await siteListsOf(site, context)) values.set(name, ids);
  }
  return values;
};
