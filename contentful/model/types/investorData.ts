import { contentType, entries, symbol } from '../define';
import { countriesField } from '../sharedFields';

const finding = (of: string) =>
  symbol(`Finding: ${of}`, {
    localized: true,
    max: 140,
    help: 'The title of the table: what its figures show, in one sentence. Empty: the table has its name as title.',
  });

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
    financialYearsFinding: symbol('Finding: years', {
      localized: true,
      max: 140,
      help: 'The title of the investors page: what the last year shows, in one sentence. The title of the page is then above it. Empty: the page has its own title.',
    }),
    geographicAreas: entries('Revenue by geographic area', ['breakdownItem']),
    geographicAreasFinding: finding('geographic areas'),
    industries: entries('Revenue by industry', ['breakdownItem']),
    industriesFinding: finding('industries'),
    marketSegments: entries('Revenue by market segment', ['breakdownItem']),
    marketSegmentsFinding: finding('market segments'),
    capitalStructure: entries('Capital structure', ['shareholding']),
    capitalStructureFinding: finding('capital structure'),
    countries: countriesField,
  },
});
