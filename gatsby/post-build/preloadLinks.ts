/** A file that the application asks for before it can take a page over. */
export type PreloadedFile = {
  /** With the folder of the host that the website may live below. */
  href: string;
  as: 'script' | 'fetch';
};

/** As Gatsby asks for data, which decides whether an answer that was preloaded is used. */
const crossOrigin = (as: PreloadedFile['as']): string =>
  as === 'fetch' ? ' crossorigin="anonymous"' : '';

/**
 * The elements that let a browser ask for what its application will need as soon as it reads the page, rather than one
 * after the other as the application finds out.
 */
export const preloadLinks = (files: readonly PreloadedFile[]): string =>
  files
    .map(
      ({ href, as }) =>
        `<link rel="preload" data-needed="" as="${as}" href="${href}"${crossOrigin(as)}/>`,
    )
    .join('');
