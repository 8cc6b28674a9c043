import { linkedIds, missingFields, type ContentNode } from '../content/contentNode';
import { isClosed } from '../content/isClosed';
import { countryNode } from './countryNode';
import {
  findAllOfType,
  findNodes,
  findNodeWith,
  type ResolverContext,
} from '../content/resolverContext';
import type { Site } from '../routes/types';
import { readDerivedNode } from './derivedNodes';

type Comparison = (a: ContentNode, b: ContentNode) => number;

const text = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const collators = new Map<string, Intl.Collator>();

/** Shared, because creating a collator takes longer than thousands of comparisons. */
export const collatorOf = (locale: string): Intl.Collator => {
  const collator = collators.get(locale) ?? new Intl.Collator(locale);
  collators.set(locale, collator);
  return collator;
};

export const byText =
  (field: string): Comparison =>
  (a, b) =>
    collatorOf(a.node_locale).compare(text(a[field]), text(b[field]));

const byNumber =
  (field: string): Comparison =>
  (a, b) =>
    Number(a[field] ?? Infinity) - Number(b[field] ?? Infinity);

const newestFirst =
  (field: string): Comparison =>
  (a, b) =>
    byText(field)(b, a) || byText('title')(a, b) || byText('name')(a, b);

const byId = byText('contentful_id');

/** Sorts nodes; ties by id, because Gatsby's order differs between builds. */
const inOrder = (nodes: readonly ContentNode[], compare: Comparison): ContentNode[] =>
  [...nodes].sort((a, b) => compare(a, b) || byId(a, b));

const inOrderThenName: Comparison = (a, b) => {
  const difference = byNumber('order')(a, b);
  return difference || byText('name')(a, b);
};

/** The lists of a country's entries, by their field of CountrySite, with content type and order. */
const listed = {
  awards: ['ContentfulAward', newestFirst('year')],
  brands: ['ContentfulBrand', inOrderThenName],
  documents: ['ContentfulDocument', newestFirst('publicationDate')],
  governanceBodies: ['ContentfulGovernanceBody', inOrderThenName],
  initiatives: ['ContentfulInitiative', byText('title')],
  insights: ['ContentfulInsight', newestFirst('publicationDate')],
  investorData: ['ContentfulInvestorData', byId],
  keyPlays: ['ContentfulKeyPlay', newestFirst('createdAt')],
  locations: ['ContentfulLocation', byText('name')],
  managers: ['ContentfulManager', inOrderThenName],
  openings: ['ContentfulOpening', newestFirst('publicationDate')],
  partners: ['ContentfulPartner', byText('name')],
  services: ['ContentfulService', inOrderThenName],
} as const satisfies Record<string, readonly [string, Comparison]>;

/** A part of one of these lists. */
type PartName = 'topLevelServices' | 'insightTypes' | 'topics';
export type SiteListName = keyof typeof listed | PartName;

/** The first entries of a list are also a derived node: queries that read only these do not rerun when a later entry is added. */
const longestStart = 4;

const nameOf = (list: SiteListName, site: Site): string => `${list} of ${site.id}`;
const nameOfStart = (list: SiteListName, site: Site): string => `first ${nameOf(list, site)}`;

const isComplete =
  (context: ResolverContext) =>
  (node: ContentNode): boolean =>
    missingFields(node, findNodeWith(context)).length === 0;

const ofCountry = async (
  list: keyof typeof listed,
  site: Site,
  context: ResolverContext,
): Promise<ContentNode[]> => {
  const [type, compare] = listed[list];
  const country = countryNode(site, context);
  const nodes = (await findAllOfType(context, type, site.locale))
    .filter((node) => linkedIds(node, 'countries').includes(country.id))
    .filter(isComplete(context))
    .filter((node) => !isClosed(node))
    // Directors from outside are members of governing bodies, not of the management.
    .filter((node) => node.isIndependent !== true);
  return inOrder(nodes, compare);
};

/** The entries of a type that some entries link to by a field, by name. */
const usedBy = async (
  users: readonly ContentNode[],
  field: string,
  type: string,
  { locale }: Site,
  context: ResolverContext,
): Promise<ContentNode[]> => {
  const used = new Set(users.flatMap((node) => linkedIds(node, field)));
  const nodes = await findAllOfType(context, type, locale);
  const shown = nodes.filter((node) => used.has(node.id)).filter(isComplete(context));
  return inOrder(shown, byText('name'));
};

/** The entries of the lists of a site. */
export const siteListsOf = async (
  site: Site,
  context: ResolverContext,
): Promise<ReadonlyMap<SiteListName, readonly ContentNode[]>> => {
  const lists = new Map<SiteListName, readonly ContentNode[]>();
  for (const list of Object.keys(listed) as (keyof typeof listed)[]) {
    lists.set(list, await ofCountry(list, site, context));
  }
  const services = lists.get('services') ?? [];
  const subServices = new Set(services.flatMap((node) => linkedIds(node, 'subServices')));
  lists.set(
    'topLevelServices',
    services.filter(({ id }) => !subServices.has(id)),
  );
  const insights = lists.get('insights') ?? [];
  lists.set('insightTypes', await usedBy(insights, 'type', 'ContentfulInsightType', site, context));
  lists.set('topics', await usedBy(insights, 'topics', 'ContentfulTopic', site, context));
  return lists;
};

/** The lists of a site as derived nodes: ids of nodes, by name. */
export const listIdsOf = (
  site: Site,
  lists: ReadonlyMap<SiteListName, readonly ContentNode[]>,
): [string, string[]][] =>
  [...lists].flatMap(([list, nodes]): [string, string[]][] => {
    const ids = nodes.map(({ id }) => id);
    return [
      [nameOf(list, site), ids],
      [nameOfStart(list, site), ids.slice(0, longestStart)],
    ];
  });

/** The node ids of a list, in the site's locale. */
export const readSiteListIds = (
  list: SiteListName,
  site: Site,
  context: ResolverContext,
  limit = Infinity,
): string[] => {
  const name = limit <= longestStart ? nameOfStart(list, site) : nameOf(list, site);
  return readDerivedNode<string[]>(name, context).slice(0, limit);
};

/** The entries of a list, in the site's locale. */
export const readSiteList = (
  list: SiteListName,
  site: Site,
  context: ResolverContext,
  limit?: number,
): ContentNode[] => findNodes(readSiteListIds(list, site, context, limit), context);

const nameOfLocations = (locale: string): string => `locations in ${locale}`;

/** The ids of the locations of every country, as a derived node. */
export const locationsOf = async (
  locale: string,
  context: ResolverContext,
): Promise<[string, string[]]> => {
  const nodes = await findAllOfType(context, 'ContentfulLocation', locale);
  const locations = inOrder(nodes.filter(isComplete(context)), byText('name'));
  return [nameOfLocations(locale), locations.map(({ id }) => id)];
};

/** The locations of every country. */
export const readLocations = (locale: string, context: ResolverContext): ContentNode[] =>
  findNodes(readDerivedNode<string[]>(nameOfLocations(locale), context), context);
