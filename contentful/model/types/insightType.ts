import { contentType, symbol } from '../define';
import { slugField } from '../sharedFields';

export const insightType = contentType({
  id: 'insightType',
  name: 'Insight type',
  description: 'Article, case study, news: how the insights listing is filtered.',
  displayField: 'name',
  fields: { name: symbol('Name', { required: true, localized: true }), slug: slugField },
});
