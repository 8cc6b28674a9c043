/**
 * The media query for the main menu as a row; below that width it is a panel. It is the same for all sites, because
 * styles must not depend on content, and wide enough for the longest menu. navigation.css repeats the width.
 */
export const menuRowQuery = '(min-width: 1344px)';

export const inMenuRow = `@media ${menuRowQuery}`;
