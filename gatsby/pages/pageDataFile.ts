/** The page data of a path, below the built site. */
export const pageDataFile = (path: string): string =>
  `page-data${path === '/' ? '/index' : path}/page-data.json`;
