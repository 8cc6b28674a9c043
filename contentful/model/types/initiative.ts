import { contentType, entry, integer, picture, symbol, text } from '../define';
import { countriesField } from '../sharedFields';

export const initiative = contentType({
  id: 'initiative',
  name: 'Initiative',
  description: 'A social, environmental or research programme.',
  displayField: 'title',
  fields: {
    title: symbol('Title', { required: true, localized: true }),
    theme: symbol('Theme', { localized: true }),
    description: text('Description', { required: true, localized: true }),
    image: picture('Picture'),
    startYear: integer('Since', { min: 1950, max: 2100 }),
    button: entry('Button', ['button'], {
      help: 'A link to where a visitor can take part or read more.',
    }),
    countries: countriesField,
  },
});
