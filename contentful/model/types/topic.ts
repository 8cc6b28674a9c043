import { contentType, symbol, text } from '../define';
import { metaFields, slugField } from '../sharedFields';

export const topic = contentType({
  id: 'topic',
  name: 'Topic',
  description:
    'What insights are about. Each site that has an insight of it has a page that lists them.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true, max: 60 }),
    slug: { ...slugField, unique: true },
    introduction: text('Introduction', { localized: true, max: 400 }),
    ...metaFields,
  },
});
