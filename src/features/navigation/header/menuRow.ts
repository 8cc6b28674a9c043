/**
 * The windows in which the main menu is a row; in others it is a panel. The same for all sites, so that an edited label
 * changes no styles: the longest menus just fit. navigation.css has the same width.
 */
export const menuRowQuery = '(min-width: 1344px)';

export const inMenuRow = `@media ${menuRowQuery}`;
