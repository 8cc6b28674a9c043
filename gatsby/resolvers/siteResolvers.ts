import { numeralsOf } from '../../src/i18n/numerals';
import { memoize } from '../content/memoize';
import { homePath, languageSegment, sitePath, siteRoot } from '../../src/i18n/paths';
import {
  readInsightArchive,
  readInsightArchives,
  readNewestInsights,
} from '../derived-nodes/insightArchives';
import { readLabels } from '../derived-nodes/labels';
import { pageAt, pagesBelow, partnersPath, servicesPath } from '../derived-nodes/pagePaths';
import { readRegions } from '../derived-nodes/regions';
import { dependOnResolvers } from '../derived-nodes/resolverHash';
import { byText, readLocations, readSiteList, type SiteListName } from '../derived-nodes/siteLists';
import { allowsTags } from '../routes/allowsTags';
import type { Site } from '../routes/types';
import { countryNode, dependOnSites } from '../derived-nodes/countryNode';
import { currentRoutes } from '../routes/currentRoutes';
import { headOfPage } from './pageSeo';
import { findNodes, type ResolverContext } from '../content/resolverContext';

/** Each header asks for those of all sites; a new `Intl.NumberFormat` takes a quarter of a millisecond. */
const numerals = memoize(numeralsOf);

type Resolver<Args = object> = {
  resolve: (site: Site, args: Args, context: ResolverContext) => unknown;
};

const listOf = (list: SiteListName): Resolver<{ limit?: number }> => ({
  resolve: (site, { limit }, context) => readSiteList(list, site, context, limit),
});

const services: Resolver<{ isTopLevel?: boolean }> = {
  resolve: (site, { isTopLevel }, context) =>
    readSiteList(isTopLevel ? 'topLevelServices' : 'services', site, context),
};

const fromCountry = (field: string): Resolver => ({
  resolve: (site, _args, context) => countryNode(site, context)[field] ?? '',
});

/** How `CountrySite` resolves; its source is a `Site`. */
export const countrySiteResolvers = {
  countryName: fromCountry('name'),
  countryCode: fromCountry('countryCode'),
  continent: fromCountry('continent'),
  root: { resolve: (site: Site) => siteRoot(site) },
  homePath: { resolve: (site: Site) => homePath(site) },
  servicesPath: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      servicesPath(site, context) ?? null,
  },
  partnersPath: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      partnersPath(site, context) ?? null,
  },
  rootSeo: {
    resolve: (_site: Site, _args: object, context: ResolverContext) => {
      const root = pageAt('/', context);
      return root && headOfPage(root, undefined, context).seo;
    },
  },
  numerals: { resolve: ({ localCode }: Site) => numerals(localCode) },
  allowsTags: { resolve: (site: Site) => allowsTags(site) },
  entry: {
    resolve: (site: Site, _args: object, context: ResolverContext) => countryNode(site, context),
  },
  labels: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      readLabels(site.locale, context),
  },
  services,
  insightTypes: listOf('insightTypes'),
  topics: listOf('topics'),
  insights: listOf('insights'),
  newestInsights: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      readNewestInsights(site, context),
  },
  insightArchives: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      readInsightArchives(site, context),
  },
  insightArchive: {
    resolve: (site: Site, { number }: { number: number }, context: ResolverContext) =>
      readInsightArchive(number, site, context),
  },
  keyPlays: listOf('keyPlays'),
  partners: listOf('partners'),
  locations: listOf('locations'),
  managers: listOf('managers'),
  awards: listOf('awards'),
  brands: listOf('brands'),
  initiatives: listOf('initiatives'),
  governanceBodies: listOf('governanceBodies'),
  openings: listOf('openings'),
  documents: listOf('documents'),
  investorData: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      readSiteList('investorData', site, context, 1)[0] ?? null,
  },
  subPages: {
    resolve: (site: Site, { of }: { of: string }, context: ResolverContext) => {
      const pages = pagesBelow(sitePath(site, of), site, context);
      return findNodes(
        pages.map(({ nodeId }) => nodeId),
        context,
      ).sort(byText('title'));
    },
  },
  allLocations: {
    resolve: (site: Site, _args: object, context: ResolverContext) =>
      readLocations(site.locale, context),
  },
  regions: {
    resolve: (_site: Site, _args: object, context: ResolverContext) => readRegions(context),
  },
};

/** Root fields of the schema that are about sites rather than single entries. */
export const queryResolvers = {
  countrySite: {
    type: 'CountrySite',
    args: { country: 'String', language: 'String' },
    resolve: (_source: unknown, { country, language }: { country?: string; language?: string }) => {
      // The context of pages and slices changes with their site (gatsby/routes/cacheKey.ts).
      const routes = currentRoutes();
      return country && language ? routes.site(country, language) : routes.defaultSite;
    },
  },
  labelSets: {
    type: '[LabelSet!]!',
    resolve: (_source: unknown, _args: object, context: ResolverContext) => {
      dependOnSites(context);
      dependOnResolvers(context);
      const { sites, pages } = currentRoutes().routes;
      const byLanguage = new Map(sites.map(({ language, locale }) => [language, locale]));
      // Without sites, error pages are in the default locale, which is that of the root page.
      const root = pages.find(({ path }) => path === '/');
      if (root && sites.length === 0) byLanguage.set(languageSegment(root.locale), root.locale);
      return [...byLanguage].map(([language, locale]) => ({
        language,
        // Not in the schema; the preview reads it to tag the labels.
        locale,
        labels: readLabels(locale, context),
      }));
    },
  },
};
