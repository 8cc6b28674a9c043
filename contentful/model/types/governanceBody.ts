import { contentType, entries, integer, symbol, text } from '../define';
import { countriesField } from '../sharedFields';

export const governanceBody = contentType({
  id: 'governanceBody',
  name: 'Governance body',
  description: 'The board or one of its committees.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    description: text('Description', { required: true, localized: true }),
    members: entries('Members', ['manager']),
    meetingsPerYear: integer('Meetings a year', { min: 0 }),
    order: integer('Order'),
    countries: countriesField,
  },
});
