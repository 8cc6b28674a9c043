import { contentType, date, picture, symbol } from '../define';

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
    image: picture('Picture', {
      help: 'Takes the place of the picture of a story while this step is read, and stays until the next one. Drawn like that picture, only what the step is about moves.',
    }),
    description: symbol('What it says', { required: true, localized: true }),
  },
});
