import { resolveLink } from '../../src/i18n/paths';
import { pageAt } from '../derived-nodes/pagePaths';
import type { Site } from '../routes/types';
import {
  contentTypeId,
  linkedNodes,
  missingFields,
  type ContentNode,
  type FindNode,
} from '../content/contentNode';
import { maximumMenuDepth, menuItemVersions } from '../content/menuItems';
import { findNodeWith, type ResolverContext } from '../content/resolverContext';
import { withSource } from '../content/textSource';

/** Matches the GraphQL type MenuLink. */
export type MenuLink = {
  title: string;
  href: string | null;
  isExternalLink: boolean;
  isOpenInNewWindow: boolean;
  children: MenuLink[];
};

/** What links are read with. */
export type LinkReader = { find: FindNode; hasPage: (path: string) => boolean };

export const linkReaderWith = (context: ResolverContext): LinkReader => ({
  find: findNodeWith(context),
  hasPage: (path) => pageAt(path, context) !== undefined,
});

/** Where a link of the content leads in a site; nothing when it is unsafe or the site has no such page. */
export const resolveHref = (
  link: unknown,
  site: Site,
  { hasPage }: Pick<LinkReader, 'hasPage'>,
): string | null => {
  if (typeof link !== 'string') return null;
  const href = resolveLink(site, link);
  if (href === undefined) return null;
  if (!href.startsWith('/')) return href;
  const [path = ''] = href.split(/[?#]/);
  return hasPage(path) ? href : null;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const link = (
  node: ContentNode,
  site: Site,
  reader: LinkReader,
  children: MenuLink[] = [],
  titled = node,
): MenuLink => {
  const menu = {
    title: text(titled.title),
    href: resolveHref(node.link, site, reader),
    isExternalLink: node.isExternalLink === true,
    isOpenInNewWindow: node.isOpenInNewWindow === true,
    children,
  };
  return withSource(menu, titled, 'title');
};

/** An item has a version for some countries, or is the same in all of them. */
const menuLink = (
  item: ContentNode,
  site: Site,
  reader: LinkReader,
  depth: number,
): MenuLink | undefined => {
  const { find } = reader;
  const children = linkedNodes(item, 'childMenu', find).flatMap((menu) =>
    menuLinks(menu, site, reader, depth + 1),
  );
  if (item.isSameMenuItemForAllCountries === true) return link(item, site, reader, children);

  const versions = menuItemVersions(item, site.countryId, find);
  const [first, ...others] = versions;
  if (first === undefined) return undefined;
  if (others.length === 0) {
    return link(first, site, reader, children, text(first.title) ? first : item);
  }
  // Several versions for one country stand below the item's own title.
  return link(item, site, reader, [
    ...versions.map((version) => link(version, site, reader)),
    ...children,
  ]);
};

const isShown = (menu: MenuLink | undefined): menu is MenuLink =>
  menu !== undefined && menu.title !== '' && (menu.href !== null || menu.children.length > 0);

/** The items of a menu, or of a list of menu items, as one site shows them; items that lead nowhere are left out. */
export const menuLinks = (
  source: ContentNode,
  site: Site,
  reader: LinkReader,
  depth = 1,
  field = 'menuItems',
): MenuLink[] => {
  const { find } = reader;
  if (depth > maximumMenuDepth) return [];
  return linkedNodes(source, field, find)
    .filter((item) => missingFields(item, find).length === 0)
    .map((item) => menuLink(item, site, reader, depth))
    .filter(isShown);
};

/** One menu item as a site shows it. */
export const singleMenuLink = (
  source: ContentNode,
  site: Site,
  reader: LinkReader,
): MenuLink | undefined => {
  const item = contentTypeId(source) === 'menuItem' ? menuLink(source, site, reader, 1) : undefined;
  return isShown(item) ? item : undefined;
};
