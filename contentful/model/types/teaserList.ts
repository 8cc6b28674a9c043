import { contentType, entries, symbol } from '../define';
import { pageTypeIds } from '../sharedFields';

export const teaserList = contentType({
  id: 'teaserList',
  name: 'Teaser list',
  description: 'A few pages worth reading next. Pages that the site does not have are left out.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { localized: true }),
    pages: entries('Pages', pageTypeIds, { required: true, min: 1 }),
  },
});
