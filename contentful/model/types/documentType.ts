import { contentType, flag, symbol } from '../define';

export const documentType = contentType({
  id: 'documentType',
  name: 'Document type',
  description: 'How downloads are grouped.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    isForEthics: flag('On the ethics page', {
      help: 'The page of ethics and compliance lists its documents. If no type is marked, it lists all.',
    }),
  },
});
