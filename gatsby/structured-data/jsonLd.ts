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

/** The JSON-LD script element; an empty string without data. */
export const structuredDataTag = (things: readonly Thing[]): string =>
  things.length === 0 ? '' : `<script type="application/ld+json">${jsonLd(things)}</script>`;
