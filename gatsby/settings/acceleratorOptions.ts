import type { LocaleFilter } from 'gatsby-accelerators';

/** Insights and key plays have nodes only in the languages of the countries that show them. */
export const localeFilter = {
  types: ['insight', 'keyPlay'],
  field: 'countries',
  path: { country: 'languages', language: 'localCode' },
  // An insight published elsewhere is shown wherever something links to it.
  unless: 'externalLink',
} as const satisfies LocaleFilter;

/** The options of gatsby-accelerators, for GATSBY_ACCELERATORS. */
export const acceleratorOptions = {
  'compile-sources': {},
  'source-cache': {},
  // hosting/html/inlineSlices.ts inlines them.
  'slice-inlining': {},
  'contentful-nodes': { localeFilter },
} as const;
