import { contentType, decimal, integer, symbol } from '../define';
import { markedField } from '../sharedFields';

export const shareholding = contentType({
  id: 'shareholding',
  name: 'Shareholding',
  description: 'One line of the capital structure.',
  displayField: 'shareholder',
  fields: {
    shareholder: symbol('Shareholder', { required: true, localized: true }),
    numberOfShares: integer('Number of shares', { required: true, min: 0 }),
    numberOfVotingRights: integer('Number of voting rights', { required: true, min: 0 }),
    percentageOfCapital: decimal('Per cent of capital', { required: true, min: 0, max: 100 }),
    percentageOfVotingRights: decimal('Per cent of voting rights', {
      required: true,
      min: 0,
      max: 100,
    }),
    isMarked: markedField,
  },
});
