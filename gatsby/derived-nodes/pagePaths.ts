import { dirname } from 'node:path/posix';
import { groupBy } from '../content/groupBy';
import { currentRoutes } from '../routes/currentRoutes';
import { isIndexed } from '../routes/isIndexed';
import { pageTypeTraits } from '../routes/pageTypeTraits';
import type { ResolverContext } from '../content/resolverContext';
import type { Route, Site, Routes } from '../routes/types';
import { dependOnDerivedNode, readDerivedNode } from './derivedNodes';

const nameOfFolder = (folder: string): string => `pages in ${folder}`;
const nameOfPages = ({ id }: Site): string => `page entries of ${id}`;
const nameOfSearched = ({ id }: Site): string => `other pages found in ${id}`;
const nameOfServices = ({ id }: Site): string => `services page of ${id}`;
const nameOfPartners = ({ id }: Site): string => `partners page of ${id}`;

/** Archives of insights are left out where pages are listed. */
const isPageOfEntry = ({ archive }: Route): boolean => archive === undefined;

const isSearchedPage = (page: Route): boolean =>
  isPageOfEntry(page) && pageTypeTraits[page.entryType].searchType === 'pages' && isIndexed(page);

/**
 * Page paths as derived nodes: the paths in each folder, and for each site the pages of type `page`, those that search
 * groups as pages, and the pages of services and of partners.
 */
export const pathsOf = ({ pages, sites }: Routes): Map<string, string[]> => {
  const paths = pages.map(({ path }) => path);
  const bySite = groupBy(pages, ({ site }) => site?.id);
  const pathsIn = (site: Site, isWanted: (page: Route) => boolean): string[] =>
    (bySite.get(site.id) ?? []).filter(isWanted).map(({ path }) => path);
  return new Map([
    ...sites.flatMap((site): [string, string[]][] => [
      [
        nameOfPages(site),
        pathsIn(site, (page) => page.entryType === 'page' && isPageOfEntry(page)),
      ],
      [nameOfSearched(site), pathsIn(site, isSearchedPage)],
      [nameOfServices(site), pathsIn(site, ({ template }) => template === 'services')],
      [nameOfPartners(site), pathsIn(site, ({ template }) => template === 'partners-and-tech')],
    ]),
    ...groupBy(paths, (path) => nameOfFolder(dirname(path))),
  ]);
};

/** The pages of a site that search finds and that are no service, key play or insight. */
export const searchedPages = (site: Site, context: ResolverContext): Route[] =>
  readDerivedNode<string[]>(nameOfSearched(site), context).flatMap(
    (path) => currentRoutes().page(path) ?? [],
  );

/** The page at a path; the query reruns when pages in its folder are created or deleted. */
export const pageAt = (path: string, context: ResolverContext): Route | undefined => {
  dependOnDerivedNode(nameOfFolder(dirname(path)), context);
  return currentRoutes().page(path);
};

/** A site's pages of entries of type `page` below a path. */
export const pagesBelow = (path: string, site: Site, context: ResolverContext): Route[] =>
  readDerivedNode<string[]>(nameOfPages(site), context)
    .filter((candidate) => candidate.startsWith(`${path}/`))
    .flatMap((found) => currentRoutes().page(found) ?? []);

/** The path of a site's services page; the header's query reruns when it changes. */
export const servicesPath = (site: Site, context: ResolverContext): string | undefined =>
  readDerivedNode<string[]>(nameOfServices(site), context)[0];

/** The path of a site's page that lists the partners. */
export const partnersPath = (site: Site, context: ResolverContext): string | undefined =>
  readDerivedNode<string[]>(nameOfPartners(site), context)[0];
