import { entries, flag, picture, symbol, text } from './define';
import { slugPattern } from './patterns';

/** Which sites show an entry; every shared entity carries it. */
export const countriesField = entries('Countries', ['country'], {
  required: true,
  min: 1,
  help: 'The regions whose site shows this. Multi-language regions show it in every language it is written in.',
});

/** Narrows the languages of those countries. */
export const languagesField = entries('Only in these languages', ['language'], {
  help: 'Empty: in every language of its countries. Else only their sites in these languages show this.',
});

export const slugField = symbol('Slug', {
  required: true,
  pattern: slugPattern,
  help: 'The end of the address: lower-case letters, digits and hyphens. Changing it moves the page.',
});

/** Of a row of figures. */
export const markedField = flag('Marked', {
  help: 'The finding of the table is about this row, so it stands out. If no row is marked, that of the country of the site does.',
});

/** What search engines and shared links show. */
export const metaFields = {
  metaTitle: symbol('Meta title', {
    localized: true,
    max: 70,
    help: 'The title in search results. Empty: the page title.',
  }),
  metaDescription: text('Meta description', {
    localized: true,
    max: 320,
    help: 'One or two sentences for search results and the site search.',
  }),
};

/** What every kind of page has beside its title. */
export const pageFields = {
  slug: slugField,
  countries: countriesField,
  languages: languagesField,
  ...metaFields,
  image: picture('Picture', { help: 'Shown at the head of the page and on cards.' }),
  hasNoNavigation: flag('Hide header and footer', {
    help: 'For campaign pages that stand alone.',
  }),
};

/** The content types that have pages of their own. */
export const pageTypeIds = [
  'page',
  'landingPage',
  'service',
  'insight',
  'keyPlay',
  'author',
  'topic',
  'opening',
] as const;
export type PageTypeId = (typeof pageTypeIds)[number];
