import { archivePath } from '../../src/i18n/paths';
import { headingId } from '../../src/i18n/headingId';
import {
  firstText,
  linkedIds,
  missingFields,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { findNodes, findNodeWith, type ResolverContext } from '../content/resolverContext';
import { currentRoutes } from '../routes/currentRoutes';
import { archiveSize } from '../routes/insightArchives';
import type { Route, Site } from '../routes/types';
import { readDerivedNode } from './derivedNodes';
import { isShownIn } from './related';
import { collatorOf, type SiteListName } from './siteLists';

/** A value that visitors filter by, and how many insights of the site have it. */
type Facet = { name: string; value: string; count: number; link?: string };

/** What the listing of a site says of all its insights, if some are in archives. */
type InsightArchives = {
  /** Archive pages. */
  count: number;
  /** Insights of the site. */
  total: number;
  /** The node of the lead story, if it is in an archive. */
  lead: string | undefined;
  topics: Facet[];
  types: Facet[];
  industries: Facet[];
  authors: Facet[];
};

type Archive = { ids: string[]; newer: string; older: string | undefined };

const nameOfAll = ({ id }: Site): string => `insight archives of ${id}`;
const nameOfNewest = ({ id }: Site): string => `newest insights of ${id}`;
const nameOf = (number: number, { id }: Site): string => `insight archive ${number} of ${id}`;

/**
 * Splits items, the newest first, into archives counted from the oldest on, so that a new one changes the newest ones alone.
 *
 * @returns the newest, and the items of each archive, that of the oldest first.
 */
export const splitArchives = <Item>(
  items: readonly Item[],
  count: number,
): { newest: Item[]; archives: Item[][] } => {
  const end = items.length - count * archiveSize;
  return {
    newest: items.slice(0, Math.max(0, end)),
    archives: Array.from({ length: count }, (_, index) => {
      const start = items.length - (index + 1) * archiveSize;
      return items.slice(Math.max(0, start), Math.max(0, start + archiveSize));
    }),
  };
};

const countLinks = (insights: readonly ContentNode[], field: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const insight of insights) {
    for (const id of new Set(linkedIds(insight, field))) counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
};

const facetOf = (node: ContentNode, value: string, count: number): Facet => ({
  name: firstText(node.name) ?? '',
  value,
  count,
});

/** The values of a field by name; two of one value are one. */
const facetsByName = (
  insights: readonly ContentNode[],
  field: string,
  valueOf: (node: ContentNode) => string,
  { locale }: Site,
  find: FindNode,
): Facet[] => {
  const facets = new Map<string, Facet>();
  for (const [id, count] of countLinks(insights, field)) {
    const node = find(id);
    if (node === undefined || missingFields(node, find).length > 0) continue;
    const facet = facetOf(node, valueOf(node), count);
    facet.count += facets.get(facet.value)?.count ?? 0;
    facets.set(facet.value, facet);
  }
  return [...facets.values()].sort((a, b) => collatorOf(locale).compare(a.name, b.name));
};

const slugOf = ({ slug }: ContentNode): string => firstText(slug) ?? '';

/**
 * The insights of a site that its listing and each of its archives show, and the counts of filters over all of them, as derived
 * nodes; a site without archives has none but the first.
 *
 * @param lists the entries of the lists of the site, newest first.
 */
export const insightArchivesOf = (
  site: Site,
  pages: readonly Route[],
  lists: ReadonlyMap<SiteListName, readonly ContentNode[]>,
  find: FindNode,
): [string, unknown][] => {
  const count = pages.filter(({ archive }) => archive !== undefined).length;
  if (count === 0) return [[nameOfAll(site), null]];
  const insights = (lists.get('insights') ?? []).filter((node) => isShownIn(site, node));
  const { newest, archives } = splitArchives(insights, count);
  const listing = pages.find(({ template }) => template === 'insights')?.path ?? '';
  const lead = insights.find(({ isLead }) => isLead === true);

  const facetsOf = (list: 'topics' | 'insightTypes', field: string): Facet[] => {
    const counts = countLinks(insights, field);
    return (lists.get(list) ?? [])
      .map((node) => ({
        ...facetOf(node, slugOf(node), counts.get(node.id) ?? 0),
        link: currentRoutes().pageOfEntry(node.contentful_id, site.id)?.path,
      }))
      .filter((facet) => facet.count > 0);
  };
  const all: InsightArchives = {
    count,
    total: insights.length,
    lead: lead && !newest.includes(lead) ? lead.id : undefined,
    topics: facetsOf('topics', 'topics'),
    types: facetsOf('insightTypes', 'type'),
    industries: facetsByName(
      insights,
      'industries',
      ({ name }) => headingId(firstText(name) ?? ''),
      site,
      find,
    ),
    authors: facetsByName(insights, 'authors', slugOf, site, find),
  };
  const idsOf = (nodes: readonly ContentNode[]): string[] => nodes.map(({ id }) => id);
  return [
    [nameOfAll(site), all],
    [nameOfNewest(site), idsOf(newest)],
    ...archives.map((nodes, index): [string, Archive] => [
      nameOf(index + 1, site),
      {
        ids: idsOf(nodes),
        newer: index + 1 < count ? archivePath(site, index + 2) : listing,
        older: index > 0 ? archivePath(site, index) : undefined,
      },
    ]),
  ];
};

/** What the listing of a site says of its archives; null if it has none. */
export const readInsightArchives = (site: Site, context: ResolverContext) => {
  const all = readDerivedNode<InsightArchives | null>(nameOfAll(site), context);
  return all && { ...all, lead: all.lead ? findNodeWith(context)(all.lead) : null };
};

/** The insights that the listing of a site with archives has. */
export const readNewestInsights = (site: Site, context: ResolverContext): ContentNode[] =>
  findNodes(readDerivedNode<string[]>(nameOfNewest(site), context), context);

/** An archive of a site, with the paths of its neighbours. */
export const readInsightArchive = (number: number, site: Site, context: ResolverContext) => {
  const { ids, newer, older } = readDerivedNode<Archive>(nameOf(number, site), context);
  return { insights: findNodes(ids, context), newerPath: newer, olderPath: older ?? null };
};
