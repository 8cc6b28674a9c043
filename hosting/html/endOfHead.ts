/** Structured data, and what asks for files ahead: all that a build puts at the end of a head. */
const ownElement =
  /<script type="application\/ld\+json">[^<]*<\/script>|<link rel="preload" data-needed=""[^>]*>/g;

/**
 * Puts elements at the end of a page's head, after fonts and styles, in place of those that an earlier build has put there.
 */
export const withEndOfHead = (html: string, elements: string): string => {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  return `${html.slice(0, headEnd).replace(ownElement, '')}${elements}${html.slice(headEnd)}`;
};
