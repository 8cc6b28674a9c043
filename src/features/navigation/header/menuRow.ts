/**
 * The windows in which the main menu is a row; in others it is a panel. The same for all sites, so that an edited label
 * changes no styles: the longest menus, the Spanish ones, just fit.
 */
export const menuRowQuery = '(min-width: 1280px)';

export const inMenuRow = `@media ${menuRowQuery}`;
export const inMenuPanel = `@media not all and ${menuRowQuery}`;
