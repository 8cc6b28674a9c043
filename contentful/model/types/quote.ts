import { contentType, symbol, text } from '../define';

export const quote = contentType({
  id: 'quote',
  name: 'Quote',
  description: 'Somebody’s words.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    text: text('Words', { required: true, localized: true, max: 600 }),
    author: symbol('Who said it', { required: true }),
    role: symbol('Their role', { localized: true }),
  },
});
