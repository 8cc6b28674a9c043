import { findContentType } from '../../contentful/model/contentTypes';
import {
  contentTypeId,
  linkedNodes,
  missingFields,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import type { NodeSource } from '../content/nodeSource';
import { typeName } from '../content/typeNames';
import { shownMenuLevels } from '../content/menuItems';
import { nameOf, type ContentWarning } from './contentWarning';

const warning = (
  node: ContentNode,
  kind: ContentWarning['kind'],
  fieldId: string,
  message: string,
): ContentWarning => ({
  kind,
  type: 'Entry',
  id: node.contentful_id,
  name: nameOf(node),
  field: findContentType(contentTypeId(node) ?? '')?.fields[fieldId]?.name ?? fieldId,
  message,
});

/** Entries that a page would show and that are left out because a required field is missing, one warning for each entry. */
export const warningsOfIncomplete = (
  nodes: readonly ContentNode[],
  find: FindNode,
): ContentWarning[] => {
  const byEntry = new Map<string, { node: ContentNode; fields: string[]; locales: string[] }>();
  for (const node of nodes) {
    const fields = missingFields(node, find);
    if (fields.length === 0) continue;
    const key = `${node.contentful_id} ${fields.join()}`;
    const known = byEntry.get(key) ?? { node, fields, locales: [] };
    known.locales.push(node.node_locale);
    byEntry.set(key, known);
  }
  return [...byEntry.values()].map(({ node, fields, locales }) => {
    const type = findContentType(contentTypeId(node) ?? '');
    const names = fields.map((id) => `"${type?.fields[id]?.name ?? id}"`).join(', ');
    const where = locales.sort().join(', ');
    const effect = type?.id === 'country' ? 'lacks content' : 'is not shown';
    const message = `"${nameOf(node)}" (${type?.id} ${node.contentful_id}) ${effect} in ${where}: fill in ${names}.`;
    return warning(node, 'incomplete', fields[0] ?? '', message);
  });
};

const itemsBelow = (menu: ContentNode, find: FindNode): ContentNode[] =>
  linkedNodes(menu, 'menuItems', find).filter(
    (item) => linkedNodes(item, 'childMenu', find).length > 0,
  );

/** Items of submenus of the main menu with a submenu of their own, which no menu shows. */
const warningsOfMenus = ({ byType, find }: NodeSource): ContentWarning[] => {
  const tooDeep = new Map<string, ContentNode>();
  for (const header of byType(typeName('header'))) {
    let menus = linkedNodes(header, 'headerMenu', find);
    for (let level = 1; level < shownMenuLevels; level += 1) {
      menus = menus
        .flatMap((menu) => itemsBelow(menu, find))
        .flatMap((item) => linkedNodes(item, 'childMenu', find));
    }
    for (const item of menus.flatMap((menu) => itemsBelow(menu, find))) {
      tooDeep.set(item.contentful_id, item);
    }
  }
  return [...tooDeep.values()].map((item) => {
    const message = `The submenu of "${nameOf(item)}" is not shown: the main menu has ${shownMenuLevels} levels. Move its items up.`;
    return warning(item, 'not-shown', 'childMenu', message);
  });
};

/** Services that are parts of each other, so that none of them is a top-level service. */
const warningsOfServices = ({ byType, find }: NodeSource): ContentWarning[] => {
  const partsOf = (node: ContentNode) => linkedNodes(node, 'subServices', find);
  const contains = (node: ContentNode, wanted: ContentNode): boolean => {
    const waiting = partsOf(node);
    const seen = new Set<string>();
    for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
      if (part.id === wanted.id) return true;
      if (!seen.has(part.id)) waiting.push(...partsOf(part));
      seen.add(part.id);
    }
    return false;
  };
  const circular = new Map(
    byType(typeName('service'))
      .filter((node) => contains(node, node))
      .map((node) => [node.contentful_id, node]),
  );
  return [...circular.values()].map((node) => {
    const message = `The service "${nameOf(node)}" is in no menu: it is a part of itself, by way of its sub-services. Take one of these links out.`;
    return warning(node, 'not-shown', 'subServices', message);
  });
};

/** Content that is there but that no page shows. */
export const findLossWarnings = (
  source: NodeSource,
  reachable: readonly ContentNode[],
): ContentWarning[] => [
  ...warningsOfIncomplete(reachable, source.find),
  ...warningsOfMenus(source),
  ...warningsOfServices(source),
];
