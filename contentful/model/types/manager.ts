import { contentType, integer, picture, symbol, text } from '../define';
import { webLinkPattern } from '../patterns';
import { countriesField } from '../sharedFields';

export const manager = contentType({
  id: 'manager',
  name: 'Manager',
  description: 'A member of the management.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    jobTitle: symbol('Job title', { required: true, localized: true }),
    linkedInProfile: symbol('LinkedIn profile', { pattern: webLinkPattern }),
    photo: picture('Photo'),
    biography: text('Biography', { localized: true }),
    order: integer('Order'),
    countries: countriesField,
  },
});
