/** A file that the application asks for before it can take a page over. */
export type NeededFile = {
  /** With the folder of the host that the website may live below. */
  href: string;
  as: 'script' | 'fetch';
};

const element = /<link rel="preload" data-needed=""[^>]*>/g;

/** As Gatsby asks for data, which decides whether an answer that was preloaded is used. */
const crossOrigin = (as: NeededFile['as']): string =>
  as === 'fetch' ? ' crossorigin="anonymous"' : '';

/** The elements that ask for files ahead. */
export const preloadTags = (files: readonly NeededFile[]): string =>
  files
    .map(
      ({ href, as }) =>
        `<link rel="preload" data-needed="" as="${as}" href="${href}"${crossOrigin(as)}/>`,
    )
    .join('');

/**
 * Lets a browser ask for what its application will need as soon as it reads the page, rather than one after the other as the
 * application finds out. At the end of the head, so that fonts and styles come first; in place of what stands there.
 */
export const withPreloads = (html: string, files: readonly NeededFile[]): string => {
  const without = html.replace(element, '');
  const headEnd = without.indexOf('</head>');
  if (headEnd === -1) return without;
  return `${without.slice(0, headEnd)}${preloadTags(files)}${without.slice(headEnd)}`;
};
