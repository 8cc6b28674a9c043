import { resolveLink } from '../../src/i18n/paths';
import { firstText, linkedIds, type ContentNode, type FindNode } from '../content/contentNode';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import type { Site } from '../routes/types';
import { countryNode } from './countryNode';
import { readDerivedNode } from './derivedNodes';

/** Titles by path. */
export type MenuTitles = Readonly<Record<string, string>>;

const nameOf = ({ id }: Site): string => `menu titles of ${id}`;

const footerMenus = ['firstFooterMenu', 'secondFooterMenu', 'thirdFooterMenu', 'bottomMenu'];

/** Menus deeper than this are not shown; it also ends menus that contain themselves. */
const maximumDepth = 3;

type Item = { title: string; path: string };

const itemsOf = (menu: ContentNode, site: Site, find: FindNode, depth = 1): Item[] => {
  if (depth > maximumDepth) return [];
  const items = linkedIds(menu, 'menuItems').flatMap((id) => find(id) ?? []);
  const own = items.flatMap((item) => {
    const versions = linkedIds(item, 'menuItemPerCountry')
      .flatMap((id) => find(id) ?? [])
      .filter((version) =>
        linkedIds(version, 'countries').some((id) => find(id)?.contentful_id === site.countryId),
      );
    const shown = item.isSameMenuItemForAllCountries === true ? [item] : versions;
    return shown.flatMap(({ title, link }) => {
      const path = resolveLink(site, firstText(link) ?? '');
      const words = firstText(title, item.title);
      return path?.startsWith('/') && words ? [{ title: words, path }] : [];
    });
  });
  const below = items
    .flatMap((item) => linkedIds(item, 'childMenu'))
    .flatMap((id) => find(id) ?? [])
    .flatMap((child) => itemsOf(child, site, find, depth + 1));
  return [...own, ...below];
};

/** What the menus of a site call its pages, as a derived node: an item above names a page before those below it. */
export const menuTitlesOf = (site: Site, context: ResolverContext): [string, MenuTitles] => {
  const find = findNodeWith(context);
  const country = countryNode(site, context);
  const linked = (node: ContentNode, field: string) =>
    linkedIds(node, field).flatMap((id) => find(id) ?? []);
  const menus = [
    ...linked(country, 'header').flatMap((header) => linked(header, 'headerMenu')),
    ...linked(country, 'footer').flatMap((footer) =>
      footerMenus.flatMap((field) => linked(footer, field)),
    ),
  ];
  const items = menus.flatMap((menu) => itemsOf(menu, site, find));
  return [
    nameOf(site),
    Object.fromEntries(items.reverse().map(({ title, path }) => [path, title])),
  ];
};

/** What the menus of a site call its pages. */
export const readMenuTitles = (site: Site, context: ResolverContext): MenuTitles =>
  readDerivedNode(nameOf(site), context);
