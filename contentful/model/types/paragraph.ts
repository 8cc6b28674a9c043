import { contentType, richText, symbol } from '../define';

export const paragraph = contentType({
  id: 'paragraph',
  name: 'Paragraph',
  description: 'Running text.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    text: richText('Text', { required: true, localized: true }),
  },
});
