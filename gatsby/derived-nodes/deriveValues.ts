import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import type { Routes } from '../routes/types';
import { groupBy } from '../content/groupBy';
import { insightArchivesOf } from './insightArchives';
import { insightPagesOf } from './insightPages';
import { isPreview } from '../settings/isPreview';
import { labelEntriesOf, labelsOf } from './labels';
import { menuTitleEntriesOf, menuTitlesOf } from './menuTitles';
import { pathsOf } from './pagePaths';
import { regionsOf } from './regions';
import { relatedOf } from './related';
import { resolverHashNode } from './resolverHash';
import { listIdsOf, locationsOf, siteListsOf } from './siteLists';

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
  const values = new Map<string, unknown>([
    ...pathsOf(routes),
    regionsOf(routes, context),
    resolverHashNode(),
  ]);
  for (const locale of locales) {
    values.set(...(await labelsOf(locale, context)));
    if (isPreview()) values.set(...(await labelEntriesOf(locale, context)));
    values.set(...(await locationsOf(locale, context)));
  }
  const pagesOfSites = groupBy(routes.pages, ({ site }) => site?.id);
  for (const site of routes.sites) {
    values.set(...menuTitlesOf(site, context));
    if (isPreview()) values.set(...menuTitleEntriesOf(site, context));
    const lists = await siteListsOf(site, context);
    const pages = pagesOfSites.get(site.id) ?? [];
    for (const [name, value] of [
      ...listIdsOf(site, lists),
      ...relatedOf(site, lists),
      ...insightArchivesOf(site, pages, lists, findNodeWith(context)),
      ...insightPagesOf(site, pages, lists.get('insights') ?? []),
    ]) {
      values.set(name, value);
    }
  }
  return values;
};
