import { linkedIds, missingFields, type ContentNode, type FindNode } from '../content/contentNode';
import { countryNode } from '../derived-nodes/countryNode';
import type { ResolverContext } from '../content/resolverContext';
import type { Site } from '../routes/types';
import { linkReaderWith, resolveHref, type LinkReader } from './menuLinks';

/** A link of the header or the footer, and its titles: of the item, then of the items above it. */
export type MenuTitle = { readonly href: string; readonly titles: readonly string[] };

/** Submenus deeper than this are not shown. */
const maxDepth = 3;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const linked = (node: ContentNode | undefined, field: string, find: FindNode): ContentNode[] =>
  node ? linkedIds(node, field).flatMap((id) => find(id) ?? []) : [];

/** The item itself, or its versions for the country of a site. */
const versionsOf = (item: ContentNode, site: Site, find: FindNode): ContentNode[] =>
  item.isSameMenuItemForAllCountries === true
    ? [item]
    : linked(item, 'menuItemPerCountry', find).filter((version) =>
        linked(version, 'countries', find).some(
          ({ contentful_id }) => contentful_id === site.countryId,
        ),
      );

const titlesOfItem = (
  item: ContentNode,
  site: Site,
  reader: LinkReader,
  above: readonly string[],
): MenuTitle[] => {
  const { find } = reader;
  if (missingFields(item, find).length > 0) return [];
  const own = text(item.title);
  const links = versionsOf(item, site, find).flatMap((version): MenuTitle[] => {
    const href = resolveHref(version.link, site, reader);
    const titles = [...new Set([text(version.title), own, ...above].filter(Boolean))];
    return href === null || titles.length === 0 ? [] : [{ href, titles }];
  });
  const children =
    above.length + 1 < maxDepth
      ? linked(item, 'childMenu', find)
          .flatMap((menu) => linked(menu, 'menuItems', find))
          .flatMap((child) => titlesOfItem(child, site, reader, [own, ...above]))
      : [];
  return [...links, ...children];
};

const footerMenus = ['firstFooterMenu', 'secondFooterMenu', 'thirdFooterMenu', 'bottomMenu'];

/** The links of a site's header and footer, in their order. */
export const menuTitles = (site: Site, context: ResolverContext): MenuTitle[] => {
  const reader = linkReaderWith(context);
  const { find } = reader;
  const country = countryNode(site, context);
  const [header] = linked(country, 'header', find);
  const [footer] = linked(country, 'footer', find);
  const menus = [
    ...linked(header, 'headerMenu', find),
    ...footerMenus.flatMap((field) => linked(footer, field, find)),
  ];
  const items = [
    ...menus.flatMap((menu) => linked(menu, 'menuItems', find)),
    ...linked(header, 'servicesMenuExtraItems', find),
    ...linked(header, 'contactUs', find),
  ];
  return items.flatMap((item) => titlesOfItem(item, site, reader, []));
};
