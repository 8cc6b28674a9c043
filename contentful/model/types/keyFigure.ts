import { contentType, symbol } from '../define';

export const keyFigure = contentType({
  id: 'keyFigure',
  name: 'Key figure',
  description: 'A number and what it says.',
  displayField: 'description',
  fields: {
    number: symbol('Number', { required: true, localized: true, max: 16 }),
    description: symbol('What it says', { required: true, localized: true }),
  },
});
