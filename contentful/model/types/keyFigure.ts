import { contentType, date, symbol } from '../define';

export const keyFigure = contentType({
  id: 'keyFigure',
  name: 'Key figure',
  description: 'A number and what it says.',
  displayField: 'description',
  fields: {
    number: symbol('Number', { required: true, localized: true, max: 16 }),
    place: symbol('Place', {
      localized: true,
      max: 60,
      help: 'Where the number is in a story: in the cab, on the phone.',
    }),
    date: date('Date', {
      help: 'The day, where the number is one. The investors page puts the next one of its dates at the top.',
    }),
    description: symbol('What it says', { required: true, localized: true }),
  },
});
