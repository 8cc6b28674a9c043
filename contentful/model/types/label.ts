import { contentType, symbol } from '../define';

export const label = contentType({
  id: 'label',
  name: 'Label',
  description: 'A word or phrase of the interface, in every language.',
  displayField: 'key',
  fields: {
    key: symbol('Key', {
      required: true,
      unique: true,
      pattern: {
        source: '^[a-z][A-Za-z0-9]*$',
        message: 'Use a key that the site knows, such as seeAll.',
      },
    }),
    text: symbol('Text', {
      required: true,
      localized: true,
      help: 'Words in braces, such as {title}, are filled in by the site: keep them.',
    }),
  },
});
