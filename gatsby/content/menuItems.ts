import { linkedNodes, type ContentNode, type FindNode } from './contentNode';

/** Menus deeper than this are not shown; it also ends menus that contain themselves. */
export const maximumMenuDepth = 3;

/** The main menu shows this many levels (src/features/navigation/header). */
export const shownMenuLevels = 2;

/** The item itself if it is the same in all countries, else its versions for a country. */
export const menuItemVersions = (
  item: ContentNode,
  countryId: string,
  find: FindNode,
): ContentNode[] =>
  item.isSameMenuItemForAllCountries === true
    ? [item]
    : linkedNodes(item, 'menuItemPerCountry', find).filter((version) =>
        linkedNodes(version, 'countries', find).some(
          ({ contentful_id }) => contentful_id === countryId,
        ),
      );

const footerMenus = ['firstFooterMenu', 'secondFooterMenu', 'thirdFooterMenu', 'bottomMenu'];

/** The menus of a country: that of its header, then those of its footer. */
export const menusOfCountry = (country: ContentNode, find: FindNode): ContentNode[] => [
  ...linkedNodes(country, 'header', find).flatMap((header) =>
    linkedNodes(header, 'headerMenu', find),
  ),
  ...linkedNodes(country, 'footer', find).flatMap((footer) =>
    footerMenus.flatMap((field) => linkedNodes(footer, field, find)),
  ),
];
