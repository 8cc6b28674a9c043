import { asset, contentType, date, entry, symbol } from '../define';
import { countriesField } from '../sharedFields';

export const document = contentType({
  id: 'document',
  name: 'Document',
  description: 'A file that visitors can download.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    documentType: entry('Document type', ['documentType'], { required: true }),
    file: asset('File', { required: true }),
    requestPage: symbol('Page that asks for it', {
      help: 'A page with a form: its slug. Lists and search then lead there instead of to the file; put a download button on the thank-you page of the form.',
    }),
    publicationDate: date('Publication date', { help: 'Empty: the day the entry was made.' }),
    countries: countriesField,
  },
});
