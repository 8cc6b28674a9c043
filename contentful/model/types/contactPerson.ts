import { contentType, picture, symbol } from '../define';
import { emailPattern } from '../patterns';

export const contactPerson = contentType({
  id: 'contactPerson',
  name: 'Contact person',
  description: 'Somebody who answers for a topic, shown beside the contact form of a region.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    jobTitle: symbol('Job title', { required: true, localized: true }),
    topic: symbol('Topic', {
      localized: true,
      max: 80,
      help: 'What to write to this person about.',
    }),
    photo: picture('Photo', { isDecorative: true }),
    email: symbol('E-mail address', { pattern: emailPattern }),
    phone: symbol('Phone', { help: 'With the country code: +1 212 555 0100.' }),
  },
});
