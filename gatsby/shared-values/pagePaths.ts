import { dirname } from 'node:path/posix';
import { currentPlan } from '../schema/currentPlan';
import type { ResolverContext } from '../schema/resolverContext';
import type { PlannedPage, PlanSite, SitePlan } from '../site-plan/types';
import { dependOnSharedValue, readSharedValue } from './sharedValues';

const nameOfFolder = (folder: string): string => `pages in ${folder}`;
const nameOfPages = ({ id }: PlanSite): string => `page entries of ${id}`;

/** Where pages are, as shared values: the paths in each folder of addresses, and each site's pages of entries of type `page`. */
export const pathsOf = ({ pages, sites }: SitePlan): Map<string, string[]> => {
  const values = new Map(sites.map((site) => [nameOfPages(site), [] as string[]]));
  const add = (name: string, path: string): void => {
    values.set(name, [...(values.get(name) ?? []), path]);
  };
  for (const { path, site, entryType } of pages) {
    add(nameOfFolder(dirname(path)), path);
    if (site !== undefined && entryType === 'page') add(nameOfPages(site), path);
  }
  return values;
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
