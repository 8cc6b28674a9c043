/** Parts of admin pages, for other tools of a project that look the same. Loads no server. */
export type { AdminTheme, FontFile } from './adminTheme';
export { html, Html } from './html';
export { pageHeader, type PageHeader } from './pageHeader';
export { pageStyles } from './pageStyles';
