import { pageTypeIds } from '../../contentful/model/sharedFields';
import {
  contentTypeId,
  firstText,
  linkedIds,
  linkedNodes,
  type ContentNode,
} from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import type { Routes } from './types';
import { fieldsOfKinds } from '../content/fieldsOfKinds';
import { memoizeByNode } from '../content/memoizeByNode';

const pageTypes = new Set<string>(pageTypeIds);

const linkFields = fieldsOfKinds('Asset', 'Entry');
const textFields = fieldsOfKinds('RichText');

type Target = { id: string; isDecorative: boolean };

/** The node ids that the fields and rich texts of an entry link to. */
const targetsOf = memoizeByNode((node: ContentNode): readonly Target[] => [
  ...linkFields(node).flatMap(([fieldId, { isDecorative = false }]) =>
    linkedIds(node, fieldId).map((id) => ({ id, isDecorative })),
  ),
  ...textFields(node).flatMap(([fieldId]) =>
    linkedIds((node[fieldId] ?? {}) as Readonly<Record<string, unknown>>, 'references').map(
      (id) => ({ id, isDecorative: false }),
    ),
  ),
]);

export type ReachableContent = {
  /** The entries that pages show beside their own: sections, list items, navigation. */
  entries: readonly ContentNode[];
  /** Ids of the assets that some page shows, each in the languages of such pages. */
  assets: ReadonlySet<string>;
  /** Those that a page shows with alternative text. */
  described: ReadonlySet<string>;
};

/**
 * Finds the content that the routes reach. Every entry exists in all locales of the space, but a site shows one locale. The
 * roots are entries with a route, countries and their entries in the locales of the country, and entries that nothing links
 * to in the locales of all sites; links are followed from there, in fields and rich text.
 */
export const findReachableContent = (
  { byType, find }: NodeSource,
  types: readonly string[],
  routes: Routes,
): ReachableContent => {
  const nodes = types.flatMap((type) => byType(type));
  const routed = new Set(routes.pages.map(({ nodeId }) => nodeId));
  const locales = new Set(routes.pages.map(({ locale }) => locale));
  const linked = new Set<string | undefined>();
  for (const node of nodes) {
    for (const { id } of targetsOf(node)) linked.add(find(id)?.contentful_id);
  }
  const isPage = (node: ContentNode): boolean => pageTypes.has(contentTypeId(node) ?? '');
  const isOfCountries = (node: ContentNode): boolean => {
    const countries = linkedNodes(node, 'countries', find).map(
      ({ contentful_id }) => contentful_id,
    );
    return routes.sites.some(
      ({ countryId, locale }) => locale === node.node_locale && countries.includes(countryId),
    );
  };
  const isCountry = (node: ContentNode): boolean => contentTypeId(node) === 'country';
  const hasSite = ({ contentful_id, node_locale }: ContentNode): boolean =>
    routes.sites.some(
      ({ countryId, locale }) => countryId === contentful_id && locale === node_locale,
    );
  const isRoot = (node: ContentNode): boolean => {
    if (isCountry(node)) return hasSite(node);
    // What was published elsewhere has no page, and stands in lists.
    if (isPage(node)) {
      return routed.has(node.id) || (!!firstText(node.externalLink) && isOfCountries(node));
    }
    if (linkedNodes(node, 'countries', find).length > 0) return isOfCountries(node);
    return !linked.has(node.contentful_id) && locales.has(node.node_locale);
  };

  const assets = new Set<string>();
  const described = new Set<string>();
  const waiting = nodes.filter(isRoot);
  const seen = new Set(waiting.map(({ id }) => id));
  const entries: ContentNode[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!isPage(node)) entries.push(node);
    for (const { id, isDecorative } of targetsOf(node)) {
      const target = find(id);
      if (target?.sys.type === 'Asset') {
        assets.add(id);
        if (!isDecorative) described.add(id);
      } else if (target && !seen.has(id) && !isPage(target) && !isCountry(target)) {
        seen.add(id);
        waiting.push(target);
      }
    }
  }
  return { entries, assets, described };
};
