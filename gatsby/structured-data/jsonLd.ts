import type { Graph, Thing } from 'schema-dts';

/** Characters that could end a script element or begin a comment in it, or that older scripts cannot hold. */
const unsafe = /[<>&\u2028\u2029]/g;

const escape = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Structured data as the text of a script element; nothing in it can end the element. */
export const jsonLd = (things: readonly Thing[]): string => {
  const graph: Graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replace(unsafe, escape);
};

const element = /<script type="application\/ld\+json">[^<]*<\/script>/g;

/** Puts structured data at the end of a page's head, in place of what stands there. None: takes them out. */
export const withStructuredData = (html: string, things: readonly Thing[]): string => {
  const without = html.replace(element, '');
  const headEnd = without.indexOf('</head>');
  if (things.length === 0 || headEnd === -1) return without;
  const script = `<script type="application/ld+json">${jsonLd(things)}</script>`;
  return `${without.slice(0, headEnd)}${script}${without.slice(headEnd)}`;
};
