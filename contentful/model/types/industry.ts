import { contentType, symbol } from '../define';

export const industry = contentType({
  id: 'industry',
  name: 'Industry',
  description: 'The industry that a key play was for.',
  displayField: 'name',
  fields: { name: symbol('Name', { required: true, localized: true }) },
});
