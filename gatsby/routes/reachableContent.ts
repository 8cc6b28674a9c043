import { pageTypeIds } from '../../contentful/model/sharedFields';
import { contentTypeId, firstText, linkedIds, type ContentNode } from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import type { Routes } from './types';
import { fieldsOfKinds } from '../content/fieldsOfKinds';

const pageTypes = new Set<string>(pageTypeIds);

const linkFields = fieldsOfKinds('Asset', 'Entry');

export type ReachableContent = {
  /** Ids of the assets that some page shows, each in the languages of such pages. */
  assets: ReadonlySet<string>;
  /** Those that a page shows with alternative text. */
  described: ReadonlySet<string>;
};

/**
 * Finds the content that the routes reach. Every entry exists in all locales of the space, but a site shows one locale. The
 * roots are entries with a route, entries of a country in its locales, and entries that nothing links to in the locales of
 * all sites; links are followed from there, except links in rich text.
 */
export const findReachableContent = (
  { byType, find }: NodeSource,
  types: readonly string[],
  routes: Routes,
): ReachableContent => {
  const nodes = types.flatMap((type) => byType(type));
  const routed = new Set(routes.pages.map(({ nodeId }) => nodeId));
  const locales = new Set(routes.pages.map(({ locale }) => locale));
  const linked = new Set(
    nodes.flatMap((node) =>
      linkFields(node).flatMap(([id]) =>
        linkedIds(node, id).flatMap((target) => find(target)?.contentful_id ?? []),
      ),
    ),
  );
  const isPage = (node: ContentNode): boolean => pageTypes.has(contentTypeId(node) ?? '');
  const isOfCountries = (node: ContentNode): boolean => {
    const countries = linkedIds(node, 'countries').map((id) => find(id)?.contentful_id);
    return routes.sites.some(
      ({ countryId, locale }) => locale === node.node_locale && countries.includes(countryId),
    );
  };
  const isRoot = (node: ContentNode): boolean => {
    // What was published elsewhere has no page, and stands in lists.
    if (isPage(node)) {
      return routed.has(node.id) || (!!firstText(node.externalLink) && isOfCountries(node));
    }
    if (linkedIds(node, 'countries').length > 0) return isOfCountries(node);
    return !linked.has(node.contentful_id) && locales.has(node.node_locale);
  };

  const assets = new Set<string>();
  const described = new Set<string>();
  const waiting = nodes.filter(isRoot);
  const seen = new Set(waiting.map(({ id }) => id));
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    for (const [fieldId, { kind, isDecorative }] of linkFields(node)) {
      for (const id of linkedIds(node, fieldId)) {
        if (kind === 'Asset') {
          assets.add(id);
          if (!isDecorative) described.add(id);
          continue;
        }
        const target = find(id);
        if (target === undefined || seen.has(id) || isPage(target)) continue;
        seen.add(id);
        waiting.push(target);
      }
    }
  }
  return { assets, described };
};
