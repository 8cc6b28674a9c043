import { contentType, integer, picture, symbol, text } from '../define';
import { webLinkPattern } from '../patterns';
import { countriesField } from '../sharedFields';

export const brand = contentType({
  id: 'brand',
  name: 'Brand',
  description: 'A company or product name of the group.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    shortDescription: text('Short description', { required: true, localized: true, max: 400 }),
    figure: symbol('Figure', {
      localized: true,
      max: 16,
      help: 'A number that says how large the brand is, beside its logo.',
    }),
    figureDescription: symbol('Figure: what it says', { localized: true, max: 80 }),
    logo: picture('Logo', { isDecorative: true }),
    externalLink: symbol('External link', { pattern: webLinkPattern }),
    order: integer('Order'),
    countries: countriesField,
  },
});
