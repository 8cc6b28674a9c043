import { linkedNodes, missingFields, type ContentNode } from '../content/contentNode';
import { maximumMenuDepth, menuItemVersions, menusOfCountry } from '../content/menuItems';
import { countryNode } from '../derived-nodes/countryNode';
import type { ResolverContext } from '../content/resolverContext';
import type { Site } from '../routes/types';
import { linkReaderWith, resolveHref, type LinkReader } from './menuLinks';

/** A link of the header or the footer, and its titles: of the item, then of the items above it. */
export type MenuLinkTitles = { readonly href: string; readonly titles: readonly string[] };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

const titlesOfItem = (
  item: ContentNode,
  site: Site,
  reader: LinkReader,
  above: readonly string[],
): MenuLinkTitles[] => {
  const { find } = reader;
  if (missingFields(item, find).length > 0) return [];
  const own = text(item.title);
  const links = menuItemVersions(item, site.countryId, find).flatMap(
    (version): MenuLinkTitles[] => {
      const href = resolveHref(version.link, site, reader);
      const titles = [...new Set([text(version.title), own, ...above].filter(Boolean))];
      return href === null || titles.length === 0 ? [] : [{ href, titles }];
    },
  );
  const children =
    above.length + 1 < maximumMenuDepth
      ? linkedNodes(item, 'childMenu', find)
          .flatMap((menu) => linkedNodes(menu, 'menuItems', find))
          .flatMap((child) => titlesOfItem(child, site, reader, [own, ...above]))
      : [];
  return [...links, ...children];
};

/** The links of a site's header and footer, in their order. */
export const menuLinkTitles = (site: Site, context: ResolverContext): MenuLinkTitles[] => {
  const reader = linkReaderWith(context);
  const { find } = reader;
  const country = countryNode(site, context);
  const headers = linkedNodes(country, 'header', find);
  const items = [
    ...menusOfCountry(country, find).flatMap((menu) => linkedNodes(menu, 'menuItems', find)),
    ...headers.flatMap((header) => linkedNodes(header, 'servicesMenuExtraItems', find)),
    ...headers.flatMap((header) => linkedNodes(header, 'contactUs', find)),
  ];
  return items.flatMap((item) => titlesOfItem(item, site, reader, []));
};
