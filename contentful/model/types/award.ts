import { contentType, integer, picture, symbol, text } from '../define';
import { countriesField } from '../sharedFields';

export const award = contentType({
  id: 'award',
  name: 'Award',
  description: 'A prize or certification.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    issuer: symbol('Awarded by', { required: true }),
    year: integer('Year', { required: true, min: 1950, max: 2100 }),
    description: text('Description', { localized: true, max: 600 }),
    image: picture('Picture'),
    countries: countriesField,
  },
});
