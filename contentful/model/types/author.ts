import { contentType, entries, entry, picture, symbol, text } from '../define';
import { metaFields, slugField } from '../sharedFields';

export const author = contentType({
  id: 'author',
  name: 'Author',
  description:
    'Someone who writes insights. Each site that has an insight of theirs has a page that lists them.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    slug: { ...slugField, unique: true },
    manager: entry('Manager', ['manager'], {
      help: 'For a member of the management: what is empty below is taken from there.',
    }),
    role: symbol('Role', { localized: true, help: 'Such as “Data engineer, Denver”.' }),
    photo: picture('Photo', { isDecorative: true }),
    biography: text('Biography', { localized: true }),
    links: entries('Links', ['socialLink'], { help: 'Profiles elsewhere.' }),
    ...metaFields,
  },
});
