import { pageTypeIds } from '../../contentful/model/sharedFields';
import { contentTypeId, firstText, linkedIds, type ContentNode } from '../schema/contentNode';
import type { NodeSource } from '../site-plan/readPlanInput';
import type { SitePlan } from '../site-plan/types';
import { fieldsOfKinds } from './fieldsOfKinds';

const pageTypes = new Set<string>(pageTypeIds);

const linkFields = fieldsOfKinds('Asset', 'Entry');

export type ShownNodes = {
  /** Ids of the assets that some page shows, each in the languages of such pages. */
  assets: ReadonlySet<string>;
  /** Those of them that a page describes to whoever cannot see them. */
  described: ReadonlySet<string>;
};

/**
 * Finds what the pages of the plan show. A space has every entry in all its languages, a site shows some in one: an entry
 * with a page where that is planned, what belongs to countries in their languages, what nothing links to in those of all
 * sites, and whatever these link to. Links in rich text are not followed.
 */
export const findShownNodes = (
  { byType, find }: NodeSource,
  types: readonly string[],
  plan: SitePlan,
): ShownNodes => {
  const nodes = types.flatMap((type) => byType(type));
  const planned = new Set(plan.pages.map(({ nodeId }) => nodeId));
  const locales = new Set(plan.pages.map(({ locale }) => locale));
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
    return plan.sites.some(
      ({ countryId, locale }) => locale === node.node_locale && countries.includes(countryId),
    );
  };
  const isRoot = (node: ContentNode): boolean => {
    // What was published elsewhere has no page, and stands in lists.
    if (isPage(node)) {
      return planned.has(node.id) || (!!firstText(node.externalLink) && isOfCountries(node));
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
