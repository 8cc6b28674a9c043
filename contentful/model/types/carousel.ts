import { contentType, entries, symbol } from '../define';

export const carousel = contentType({
  id: 'carousel',
  name: 'Carousel',
  description: 'Pictures or quotes, one at a time.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { required: true, localized: true }),
    slides: entries('Slides', ['media', 'quote'], { required: true, min: 1 }),
  },
});
