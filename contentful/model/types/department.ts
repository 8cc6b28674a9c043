import { contentType, symbol } from '../define';

export const department = contentType({
  id: 'department',
  name: 'Department',
  description: 'The part of a company that a key play was for.',
  displayField: 'name',
  fields: { name: symbol('Name', { required: true, localized: true }) },
});
