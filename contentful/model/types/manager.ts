import { contentType, flag, integer, picture, symbol, text } from '../define';
import { webLinkPattern } from '../patterns';
import { countriesField } from '../sharedFields';

export const manager = contentType({
  id: 'manager',
  name: 'Manager',
  description: 'A member of the management or of a governing body.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    jobTitle: symbol('Job title', { required: true, localized: true }),
    linkedInProfile: symbol('LinkedIn profile', { pattern: webLinkPattern }),
    photo: picture('Photo'),
    biography: text('Biography', { localized: true }),
    isIndependent: flag('Independent', {
      help: 'A director who does not work for the group. The governance page marks the seat; the management page does not list the person.',
    }),
    order: integer('Order'),
    countries: countriesField,
  },
});
