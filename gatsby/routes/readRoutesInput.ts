import { pageTypeIds, type PageTypeId } from '../../contentful/model/sharedFields';
import { templateSetIds } from '../../contentful/model/templates';
import { languageSegment } from '../../src/i18n/paths';
import { biographyOf } from '../content/authors';
import { isClosed } from '../content/isClosed';
import { groupBy } from '../content/groupBy';
import type { NodeSource } from '../content/nodeSource';
import {
  contentTypeId,
  linkedIds,
  missingFields,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { typeName } from '../content/typeNames';
import type { WrittenIn } from './isWritten';
import { pageTypeTraits } from './pageTypeTraits';
import type { SiteCountry, RouteEntry, RoutesInput } from './types';

/** Spaces spell the field in two ways; from here on it is one property. */
export const readIsMultilang = (country: Readonly<Record<string, unknown>>): boolean =>
  country.isMultilang === true || country.isMultiLang === true;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const entryIds = (node: ContentNode, field: string, find: FindNode): string[] =>
  linkedIds(node, field).flatMap((id) => find(id)?.contentful_id ?? []);

const nodeIdsOf = (nodes: readonly ContentNode[]): Record<string, string> =>
  Object.fromEntries(nodes.map(({ node_locale, id }) => [node_locale, id]));

/** @param nodes those of one entry, a node a locale. */
const readCountry = (
  node: ContentNode,
  nodes: readonly ContentNode[],
  find: FindNode,
): SiteCountry => ({
  id: node.contentful_id,
  nodeIds: nodeIdsOf(nodes),
  technicalName: text(node.technicalName),
  urlPrefix: text(node.urlPrefix).replace(/\/+$/, ''),
  isMultilang: readIsMultilang(node),
  templateSet: templateSetIds.find((id) => id === node.templateSet) ?? 'standard',
  order: typeof node.order === 'number' ? node.order : Number.MAX_SAFE_INTEGER,
  languages: linkedIds(node, 'languages').flatMap((id) => {
    const language = find(id);
    return language && text(language.localCode)
      ? [{ name: text(language.name), localCode: text(language.localCode) }]
      : [];
  }),
});

/** One route entry from the nodes of one entry, a node a locale. */
const readEntry = (
  nodes: readonly ContentNode[],
  find: FindNode,
  insights: readonly string[] | undefined,
): RouteEntry | undefined => {
  const [first] = nodes;
  if (first === undefined) return undefined;
  const named = nodes.map(({ name, title }) => text(name) || text(title)).find(Boolean);
  return {
    id: first.contentful_id,
    name: named ?? first.contentful_id,
    type: contentTypeId(first) as PageTypeId,
    template: text(first.template),
    slug: text(first.slug),
    countries: entryIds(first, 'countries', find),
    languages: linkedIds(first, 'languages').map((id) =>
      languageSegment(text(find(id)?.localCode)),
    ),
    isTopLevel: first.isTopLevel === true,
    hasNoNavigation: first.hasNoNavigation === true,
    isPublishedElsewhere: text(first.externalLink) !== '',
    ...(insights && { insights }),
    isClosed: isClosed(first),
    nodeIds: nodeIdsOf(nodes),
    missingFields: Object.fromEntries(
      nodes.map((node) => [node.node_locale, missingFields(node, find)]),
    ),
  };
};

/** The ids of insights by the ids of the entries that a field of theirs links to. */
const insightsBy = (
  field: string,
  insights: readonly ContentNode[],
  find: FindNode,
): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const insight of insights) {
    for (const id of entryIds(insight, field, find)) {
      found.set(id, (found.get(id) ?? new Set()).add(insight.contentful_id));
    }
  }
  return found;
};

/** Reads the input of `createRoutes` from Gatsby's nodes; `locales` has the default one first. */
export const readRoutesInput = (
  { byType, find }: NodeSource,
  locales: readonly string[],
  writtenIn: WrittenIn,
): RoutesInput => {
  const [defaultLocale] = locales;
  /** The nodes of each entry of a type. */
  const entriesOf = (type: string): ContentNode[][] => [
    ...groupBy(byType(typeName(type)), (node) => node.contentful_id).values(),
  ];
  const countries = entriesOf('country').flatMap((nodes) => {
    const node = nodes.find(({ node_locale }) => node_locale === defaultLocale);
    return node ? [readCountry(node, nodes, find)] : [];
  });
  const insightNodes = byType(typeName('insight'));
  const entries = pageTypeIds.flatMap((type) => {
    const field = pageTypeTraits[type].listsInsightsBy;
    const listed = field && insightsBy(field, insightNodes, find);
    return entriesOf(type).flatMap((nodes) => {
      // An author page needs a biography; a name alone makes an empty page.
      if (type === 'author' && !nodes.some((node) => biographyOf(node, find))) return [];
      const insights = listed && [...(listed.get(nodes[0]?.contentful_id ?? '') ?? [])];
      return readEntry(nodes, find, insights ?? undefined) ?? [];
    });
  });
  return { locales, countries, entries, writtenIn };
};
