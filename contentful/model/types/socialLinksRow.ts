import { contentType, entries, symbol } from '../define';

export const socialLinksRow = contentType({
  id: 'socialLinksRow',
  name: 'Social links row',
  description: 'A row of links to the social networks.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { localized: true }),
    links: entries('Links', ['socialLink']),
  },
});
