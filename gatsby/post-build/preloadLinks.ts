/** A file that the application needs before hydration. */
export type PreloadedFile = {
  /** With path prefix. */
  href: string;
  as: 'script' | 'fetch';
};

/** The attributes of Gatsby's own requests; a browser uses a preloaded response only if they are equal. */
const crossOrigin = (as: PreloadedFile['as']): string => (as === 'fetch' ? ' crossorigin' : '');

/**
 * The preload links of the files that the application needs, so that the browser fetches them in parallel instead of one
 * after the other. At low priority: the page shows without them, and they would take bandwidth from styles, fonts and pictures.
 */
export const preloadLinks = (files: readonly PreloadedFile[]): string =>
  files
    .map(
      ({ href, as }) =>
        `<link rel="preload" data-needed fetchpriority="low" as="${as}" href="${href}"${crossOrigin(as)}/>`,
    )
    .join('');
