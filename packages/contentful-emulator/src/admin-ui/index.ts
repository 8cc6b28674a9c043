/** Building blocks of the admin UI, for other tools that share its design. Does not load the server. */
export type { AdminTheme, FontFile } from './adminTheme';
export { html, Html } from './html';
export { pageHeader, type PageHeader } from './pageHeader';
export { pageStyles } from './pageStyles';
