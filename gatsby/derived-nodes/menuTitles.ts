import { resolveLink } from '../../src/i18n/paths';
import { firstText, linkedNodes, type ContentNode, type FindNode } from '../content/contentNode';
import { maximumMenuDepth, menuItemVersions, menusOfCountry } from '../content/menuItems';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import type { Site } from '../routes/types';
import { countryNode } from './countryNode';
import { readDerivedNode } from './derivedNodes';

/** Titles by path. */
export type MenuTitles = Readonly<Record<string, string>>;

const nameOf = ({ id }: Site): string => `menu titles of ${id}`;

type Item = { title: string; path: string; nodeId: string };

const itemsOf = (menu: ContentNode, site: Site, find: FindNode, depth = 1): Item[] => {
  if (depth > maximumMenuDepth) return [];
  const items = linkedNodes(menu, 'menuItems', find);
  const own = items.flatMap((item) =>
    menuItemVersions(item, site.countryId, find).flatMap(({ id, title, link }) => {
      const path = resolveLink(site, firstText(link) ?? '');
      const words = firstText(title, item.title);
      return path?.startsWith('/') && words
        ? [{ title: words, path, nodeId: title ? id : item.id }]
        : [];
    }),
  );
  const below = items
    .flatMap((item) => linkedNodes(item, 'childMenu', find))
    .flatMap((child) => itemsOf(child, site, find, depth + 1));
  return [...own, ...below];
};

/** Items above come last, so that they take precedence. */
const itemsOfSite = (site: Site, context: ResolverContext): Item[] => {
  const find = findNodeWith(context);
  const menus = menusOfCountry(countryNode(site, context), find);
  return menus.flatMap((menu) => itemsOf(menu, site, find)).reverse();
};

/** What the menus of a site call its pages, as a derived node: an item above names a page before those below it. */
export const menuTitlesOf = (site: Site, context: ResolverContext): [string, MenuTitles] => [
  nameOf(site),
  Object.fromEntries(itemsOfSite(site, context).map(({ title, path }) => [path, title])),
];

const nameOfEntries = ({ id }: Site): string => `menu title entries of ${id}`;

/** The nodes of the items that `menuTitlesOf` takes titles from, by path, as a derived node; only the preview has it. */
export const menuTitleEntriesOf = (
  site: Site,
  context: ResolverContext,
): [string, Record<string, string>] => [
  nameOfEntries(site),
  Object.fromEntries(itemsOfSite(site, context).map(({ nodeId, path }) => [path, nodeId])),
];

/** The ids of the nodes that give the menu titles, by path. */
export const readMenuTitleEntries = (
  site: Site,
  context: ResolverContext,
): Readonly<Record<string, string>> => readDerivedNode(nameOfEntries(site), context);

/** What the menus of a site call its pages. */
export const readMenuTitles = (site: Site, context: ResolverContext): MenuTitles =>
  readDerivedNode(nameOf(site), context);
