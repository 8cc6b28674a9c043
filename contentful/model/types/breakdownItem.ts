import { contentType, decimal, symbol } from '../define';
import { markedField } from '../sharedFields';

export const breakdownItem = contentType({
  id: 'breakdownItem',
  name: 'Breakdown item',
  description: 'One line of a breakdown of revenue: this year against last year.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    valueThisYear: decimal('This year', { required: true, help: 'Per cent of revenue.' }),
    valueLastYear: decimal('Last year', { required: true, help: 'Per cent of revenue.' }),
    isMarked: markedField,
  },
});
