import { contentType, entries, entry, picture, symbol, text } from '../define';

export const keyFigures = contentType({
  id: 'keyFigures',
  name: 'Key figures',
  description: 'A row of numbers, or one number followed through its places.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { localized: true }),
    layout: symbol('Layout', {
      in: ['Row', 'Story'],
      help: 'Row: side by side. Story: down the page along a line, each with its place. Empty: a row.',
    }),
    introduction: text('Introduction', {
      localized: true,
      max: 400,
      help: 'Below the title of a story.',
    }),
    image: picture('Picture', { help: 'Beside a story. A row shows none.' }),
    figures: entries('Figures', ['keyFigure'], { required: true, min: 1, max: 6 }),
    outcomeDescription: symbol('Outcome', {
      localized: true,
      help: 'What changes from the first to the last figure of a story, and for whom: longest wait in harvest, Halvorsen Grain Cooperative.',
    }),
    button: entry('Button', ['button'], { help: 'Below a story, such as a link to the key play.' }),
  },
});
