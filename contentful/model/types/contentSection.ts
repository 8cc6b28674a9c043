import { contentType, entries, picture, richText, symbol } from '../define';

export const contentVariations = ['Image left', 'Image right', 'No image', 'No content'] as const;

export const contentSection = contentType({
  id: 'contentSection',
  name: 'Content section',
  description: 'Text and picture side by side, with further components below the text.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    variation: symbol('Variation', { required: true, in: contentVariations }),
    title: symbol('Title', { localized: true }),
    text: richText('Text', { localized: true }),
    image: picture('Picture'),
    components: entries('Components', [
      'paragraph',
      'media',
      'button',
      'socialLinksRow',
      'carousel',
    ]),
  },
});
