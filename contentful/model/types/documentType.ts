import { contentType, symbol } from '../define';

export const documentType = contentType({
  id: 'documentType',
  name: 'Document type',
  description: 'How downloads are grouped.',
  displayField: 'name',
  fields: { name: symbol('Name', { required: true, localized: true }) },
});
