import { contentType, entry, symbol } from '../define';

export const formSection = contentType({
  id: 'formSection',
  name: 'Form section',
  description: 'A form on a page.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    form: entry('Form', ['form'], { required: true }),
  },
});
