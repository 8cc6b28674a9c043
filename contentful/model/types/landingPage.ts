import { contentType, symbol, text } from '../define';
import { sectionsField } from '../sectionTypes';
import { pageFields } from '../sharedFields';

export const landingPage = contentType({
  id: 'landingPage',
  name: 'Landing page',
  description: 'A campaign page made of sections.',
  displayField: 'title',
  fields: {
    title: symbol('Title', { required: true, localized: true }),
    introduction: text('Introduction', { localized: true, max: 600 }),
    ...pageFields,
    sections: sectionsField,
  },
});
