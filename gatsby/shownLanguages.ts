import type { ShownLanguages } from './accelerators/contentfulNodes';

/** How entries say in which languages they are shown; pages of the others need no nodes of them. */
export const shownLanguages = {
  types: ['insight', 'keyPlay'],
  regionsField: 'countries',
  // What was published elsewhere is shown wherever something links to it.
  unlessField: 'externalLink',
  regionType: 'country',
  languagesField: 'languages',
  languageType: 'language',
  codeField: 'localCode',
} as const satisfies ShownLanguages;
