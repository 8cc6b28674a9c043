import { contentType, decimal, integer } from '../define';

export const financialYear = contentType({
  id: 'financialYear',
  name: 'Financial year',
  description: 'Revenue, result and head count of one year.',
  displayField: 'year',
  fields: {
    year: integer('Year', { required: true, min: 1950, max: 2100 }),
    consolidatedRevenue: decimal('Consolidated revenue', { required: true, help: 'Millions.' }),
    operatingResult: decimal('Operating result', { required: true, help: 'Millions.' }),
    headcount: integer('Head count', { required: true, min: 0 }),
  },
});
