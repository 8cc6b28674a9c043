import { contentType, entries, symbol } from '../define';
import { countriesField } from '../sharedFields';

export const investorData = contentType({
  id: 'investorData',
  name: 'Investor data',
  description: 'The figures of the investors page.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    currency: symbol('Currency', {
      required: true,
      pattern: { source: '^[A-Z]{3}$', message: 'Use an ISO 4217 code such as EUR.' },
      help: 'Amounts are in millions of it.',
    }),
    financialYears: entries('Years', ['financialYear']),
    geographicAreas: entries('Revenue by geographic area', ['breakdownItem']),
    industries: entries('Revenue by industry', ['breakdownItem']),
    marketSegments: entries('Revenue by market segment', ['breakdownItem']),
    capitalStructure: entries('Capital structure', ['shareholding']),
    countries: countriesField,
  },
});
