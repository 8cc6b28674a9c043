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

type Item = { title: string; path: string };

const itemsOf = (menu: ContentNode, site: Site, find: FindNode, depth = 1): Item[] => {
  if (depth > maximumMenuDepth) return [];
  const items = linkedNodes(menu, 'menuItems', find);
  const own = items.flatMap((item) =>
    menuItemVersions(item, site.countryId, find).flatMap(({ title, link }) => {
      const path = resolveLink(site, firstText(link) ?? '');
      const words = firstText(title, item.title);
      return path?.startsWith('/') && words ? [{ title: words, path }] : [];
    }),
  );
  const below = items
    .flatMap((item) => linkedNodes(item, 'childMenu', find))
    .flatMap((child) => itemsOf(child, site, find, depth + 1));
  return [...own, ...below];
};

/** What the menus of a site call its pages, as a derived node: an item above names a page before those below it. */
export const menuTitlesOf = (site: Site, context: ResolverContext): [string, MenuTitles] => {
  const find = findNodeWith(context);
  const menus = menusOfCountry(countryNode(site, context), find);
  const items = menus.flatMap((menu) => itemsOf(menu, site, find));
  return [
    nameOf(site),
    Object.fromEntries(items.reverse().map(({ title, path }) => [path, title])),
  ];
};

/** What the menus of a site call its pages. */
export const readMenuTitles = (site: Site, context: ResolverContext): MenuTitles =>
  readDerivedNode(nameOf(site), context);
