import { contentType, entries, picture, symbol, text } from '../define';
import { slugPattern, webLinkPattern } from '../patterns';
import { countriesField } from '../sharedFields';

export const partner = contentType({
  id: 'partner',
  name: 'Partner',
  description: 'A technology partner, shown in the playbook.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    slug: symbol('Slug', {
      required: true,
      unique: true,
      pattern: slugPattern,
      help: 'Names the partner in the filter part of addresses: playbook#/slug.',
    }),
    logo: picture('Logo', { isDecorative: true }),
    shortDescription: text('Short description', { required: true, localized: true, max: 400 }),
    kpi1Number: symbol('Figure 1', { max: 16, localized: true }),
    kpi1Description: symbol('Figure 1: what it says', { localized: true }),
    kpi2Number: symbol('Figure 2', { max: 16, localized: true }),
    kpi2Description: symbol('Figure 2: what it says', { localized: true }),
    kpi3Number: symbol('Figure 3', { max: 16, localized: true }),
    kpi3Description: symbol('Figure 3: what it says', { localized: true }),
    externalLink: symbol('External link', { pattern: webLinkPattern }),
    relatedKeyPlays: entries('Related key plays', ['keyPlay'], {
      help: 'Up to three. Empty: the newest that were done with the partner.',
    }),
    countries: countriesField,
  },
});
