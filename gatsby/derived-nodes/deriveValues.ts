import type { ResolverContext } from '../content/resolverContext';
import type { Routes } from '../routes/types';
import { labelsOf } from './labels';
import { pathsOf } from './pagePaths';
import { regionsOf } from './regions';
import { locationsOf, siteListsOf } from './siteLists';

/**
 * All values that many pages read, by name.
 *
 * @param locales all of the space.
 */
export const deriveValues = async (
  routes: Routes,
  locales: readonly string[],
  context: ResolverContext,
): Promise<ReadonlyMap<string, unknown>> => {
  const values = new Map<string, unknown>([...pathsOf(routes), regionsOf(routes, context)]);
  for (const locale of locales) {
    values.set(...(await labelsOf(locale, context)));
    values.set(...(await locationsOf(locale, context)));
  }
  for (const site of routes.sites) {
    for (const [name, ids] of await siteListsOf(site, context)) values.set(name, ids);
  }
  return values;
};
