import { contentType, entries, symbol } from '../define';

export const keyFigures = contentType({
  id: 'keyFigures',
  name: 'Key figures',
  description: 'A row of numbers.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { localized: true }),
    figures: entries('Figures', ['keyFigure'], { required: true, min: 1, max: 6 }),
  },
});
