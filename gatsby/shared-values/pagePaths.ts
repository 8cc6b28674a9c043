import { dirname } from 'node:path/posix';
import { groupBy } from '../groupBy';
import { currentPlan } from '../schema/currentPlan';
import type { ResolverContext } from '../schema/resolverContext';
import type { PlannedPage, PlanSite, SitePlan } from '../site-plan/types';
import { dependOnSharedValue, readSharedValue } from './sharedValues';

const nameOfFolder = (folder: string): string => `pages in ${folder}`;
const nameOfPages = ({ id }: PlanSite): string => `page entries of ${id}`;

/** Where pages are, as shared values: the paths in each folder of addresses, and each site's pages of entries of type `page`. */
export const pathsOf = ({ pages, sites }: SitePlan): Map<string, string[]> => {
  const paths = pages.map(({ path }) => path);
  const ofEntries = sites.map((site): [string, string[]] => [
    nameOfPages(site),
    pages
      .filter((page) => page.site?.id === site.id && page.entryType === 'page')
      .map(({ path }) => path),
  ]);
  return new Map([...ofEntries, ...groupBy(paths, (path) => nameOfFolder(dirname(path)))]);
};

/** The page at a path, for another, which is made again when pages beside it come or go. */
export const pageAt = (path: string, context: ResolverContext): PlannedPage | undefined => {
  dependOnSharedValue(nameOfFolder(dirname(path)), context);
  return currentPlan().page(path);
};

/** A site's pages of entries of type `page` below a path. */
export const pagesBelow = (path: string, site: PlanSite, context: ResolverContext): PlannedPage[] =>
  readSharedValue<string[]>(nameOfPages(site), context)
    .filter((candidate) => candidate.startsWith(`${path}/`))
    .flatMap((found) => currentPlan().page(found) ?? []);
