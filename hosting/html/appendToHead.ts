/** The elements that a build appends: structured data, preload links, alternates. */
const ownElement =
  /<script type="application\/ld\+json">[^<]*<\/script>|<link rel="preload" data-needed[^>]*>|<link [^>]*\bhreflang="[^>]*>|<meta [^>]*\bproperty="og:locale:alternate"[^>]*>/g;

/**
 * Appends elements to a page's head, after fonts and styles, and replaces those of an earlier build.
 */
export const appendToHead = (html: string, elements: string): string => {
  const headEnd = html.indexOf('</head>');
  if (headEnd === -1) return html;
  return `${html.slice(0, headEnd).replace(ownElement, '')}${elements}${html.slice(headEnd)}`;
};
