import type { TemplateSetId } from '../../contentful/model/templates';
import { homePath, sitePath, siteRoot } from '../../src/i18n/paths';
import type { PlanSite } from '../site-plan/types';
import { linkedIds, missingFields, type ContentNode } from './contentNode';
import { countryNode } from './countryNode';
import { currentPlan } from './currentPlan';
import { readLabels } from './labels';
import { headOfPage } from './pageSeo';
import { rememberIds } from './remember';
import { findAllOfType, findNodeWith, type ResolverContext } from './resolverContext';

type Resolver<Args = object> = {
  resolve: (site: PlanSite, args: Args, context: ResolverContext) => unknown;
};

/** The ids of the complete entries of a type that list the site's country, in order. */
const entryIdsOf = (
  type: string,
  compare: Comparison,
  site: PlanSite,
  context: ResolverContext,
): Promise<readonly string[]> =>
  rememberIds({
    name: `${site.id} ${site.locale}`,
    types: [type, 'ContentfulCountry'],
    context,
    make: async (quiet, find) => {
      const country = await countryNode(site, quiet);
      return (await findAllOfType(quiet, type, site.locale))
        .filter(
          (node) =>
            linkedIds(node, 'countries').includes(country.id) &&
            missingFields(node, find).length === 0,
        )
        .sort(compare);
    },
  });

const nodesOf = (ids: readonly string[], context: ResolverContext): ContentNode[] =>
  ids.map(findNodeWith(context)).filter((node) => node !== undefined);

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

type Comparison = (a: ContentNode, b: ContentNode) => number;

const byText =
  (field: string): Comparison =>
  (a, b) =>
    text(a[field]).localeCompare(text(b[field]), a.node_locale);

const byNumber =
  (field: string): Comparison =>
  (a, b) =>
    Number(a[field] ?? Infinity) - Number(b[field] ?? Infinity);

const newestFirst =
  (field: string): Comparison =>
  (a, b) =>
    text(b[field]).localeCompare(text(a[field])) || byText('title')(a, b);

const inSpaceOrder: Comparison = () => 0;
const newestInsight = newestFirst('publicationDate');

const inOrderThenName: Comparison = (a, b) => {
  const difference = byNumber('order')(a, b);
  return difference === 0 || Number.isNaN(difference) ? byText('name')(a, b) : difference;
};

const listOf = (type: string, compare: Comparison): Resolver<{ limit?: number }> => ({
  resolve: async (site, { limit }, context) =>
    nodesOf((await entryIdsOf(type, compare, site, context)).slice(0, limit ?? undefined), context),
});

const services: Resolver<{ isTopLevel?: boolean }> = {
  resolve: async (site, { isTopLevel }, context) => {
    const ids = await entryIdsOf('ContentfulService', inOrderThenName, site, context);
    const all = nodesOf(ids, context);
    if (!isTopLevel) return all;
    const subServices = new Set(all.flatMap((node) => linkedIds(node, 'subServices')));
    return all.filter(({ id }) => !subServices.has(id));
  },
};

const insightTypes: Resolver = {
  resolve: async (site, _args, context) => {
    const ids = await rememberIds({
      name: `of ${site.id} ${site.locale}`,
      types: ['ContentfulInsightType', 'ContentfulInsight'],
      context,
      make: async (quiet) => {
        const insights = await entryIdsOf('ContentfulInsight', newestInsight, site, quiet);
        const used = new Set(nodesOf(insights, quiet).flatMap((node) => linkedIds(node, 'type')));
        return (await findAllOfType(quiet, 'ContentfulInsightType', site.locale))
          .filter(({ id }) => used.has(id))
          .sort(byText('name'));
      },
    });
    return nodesOf(ids, context);
  },
};

/** The locations of every country. */
export const allLocations = async (
  { locale }: PlanSite,
  context: ResolverContext,
): Promise<ContentNode[]> => {
  const ids = await rememberIds({
    name: `all ${locale}`,
    types: ['ContentfulLocation'],
    context,
    make: async (quiet, find) =>
      (await findAllOfType(quiet, 'ContentfulLocation', locale))
        .filter((node) => missingFields(node, find).length === 0)
        .sort(byText('name')),
  });
  return nodesOf(ids, context);
};

/** The management of a site's country. */
export const managersOf = async (
  site: PlanSite,
  context: ResolverContext,
): Promise<ContentNode[]> =>
  nodesOf(await entryIdsOf('ContentfulManager', inOrderThenName, site, context), context);

const continents = ['worldwide', 'americas', 'europe', 'africa-and-middle-east', 'asia-pacific'];

/** Whether sites of a template set may run tags; those of China ask nothing of any other host. */
const allowsTags = { standard: true, china: false } as const satisfies Record<
  TemplateSetId,
  boolean
>;

const fromCountry = (field: string): Resolver => ({
  resolve: async (site, _args, context) => (await countryNode(site, context))[field] ?? '',
});

/** How `CountrySite` resolves; its source is a site of the plan. */
export const countrySiteResolvers = {
  countryName: fromCountry('name'),
  countryCode: fromCountry('countryCode'),
  continent: fromCountry('continent'),
  root: { resolve: (site: PlanSite) => siteRoot(site) },
  homePath: { resolve: (site: PlanSite) => homePath(site) },
  rootSeo: {
    resolve: async (_site: PlanSite, _args: object, context: ResolverContext) => {
      const root = currentPlan().page('/');
      return root && (await headOfPage(root, undefined, context)).seo;
    },
  },
  allowsTags: { resolve: ({ templateSet }: PlanSite) => allowsTags[templateSet] },
  entry: {
    resolve: (site: PlanSite, _args: object, context: ResolverContext) =>
      countryNode(site, context),
  },
  labels: {
    resolve: (site: PlanSite, _args: object, context: ResolverContext) =>
      readLabels(site.locale, context),
  },
  services,
  insightTypes,
  insights: listOf('ContentfulInsight', newestInsight),
  keyPlays: listOf('ContentfulKeyPlay', newestFirst('createdAt')),
  partners: listOf('ContentfulPartner', byText('name')),
  locations: listOf('ContentfulLocation', byText('name')),
  managers: {
    resolve: (site: PlanSite, _args: object, context: ResolverContext) => managersOf(site, context),
  },
  awards: listOf('ContentfulAward', newestFirst('year')),
  brands: listOf('ContentfulBrand', inOrderThenName),
  initiatives: listOf('ContentfulInitiative', byText('title')),
  governanceBodies: listOf('ContentfulGovernanceBody', inOrderThenName),
  documents: listOf('ContentfulDocument', newestFirst('publicationDate')),
  investorData: {
    resolve: async (site: PlanSite, _args: object, context: ResolverContext) =>
      nodesOf(
        await entryIdsOf('ContentfulInvestorData', inSpaceOrder, site, context),
        context,
      )[0] ?? null,
  },
  subPages: {
    resolve: (site: PlanSite, { of }: { of: string }, context: ResolverContext) => {
      const folder = `${sitePath(site, of)}/`;
      const find = findNodeWith(context);
      return currentPlan()
        .plan.pages.filter(
          ({ site: owner, path, entryType }) =>
            owner?.id === site.id && entryType === 'page' && path.startsWith(folder),
        )
        .flatMap(({ nodeId }) => find(nodeId) ?? [])
        .sort(byText('title'));
    },
  },
  allLocations: {
    resolve: (site: PlanSite, _args: object, context: ResolverContext) =>
      allLocations(site, context),
  },
  regions: {
    resolve: async (_site: PlanSite, _args: object, context: ResolverContext) =>
      sitesWithPages(context),
  },
};

const sitesWithPages = async (context: ResolverContext): Promise<PlanSite[]> => {
  const { plan } = currentPlan();
  const used = new Set(plan.pages.map(({ site }) => site?.id));
  const placed = await Promise.all(
    plan.sites
      .filter(({ id }) => used.has(id))
      .map(async (site) => {
        const { continent } = await countryNode(site, context);
        return { site, place: continents.indexOf(String(continent)) };
      }),
  );
  return placed.sort((a, b) => a.place - b.place).map(({ site }) => site);
};

/** Root fields of the schema that are about sites rather than single entries. */
export const queryResolvers = {
  countrySite: {
    type: 'CountrySite',
    args: { country: 'String', language: 'String' },
    resolve: (_source: unknown, { country, language }: { country?: string; language?: string }) => {
      const plan = currentPlan();
      return country && language ? plan.site(country, language) : plan.defaultSite;
    },
  },
  labelSets: {
    type: '[LabelSet!]!',
    resolve: (_source: unknown, _args: object, context: ResolverContext) => {
      const byLanguage = new Map(currentPlan().plan.sites.map((site) => [site.language, site]));
      return [...byLanguage.values()].map(async ({ language, locale }) => ({
        language,
        labels: await readLabels(locale, context),
      }));
    },
  },
};
