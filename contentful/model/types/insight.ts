import { contentType, date, entries, entry, richText, symbol, text } from '../define';
import { webLinkPattern } from '../patterns';
import { pageFields } from '../sharedFields';

export const insight = contentType({
  id: 'insight',
  name: 'Insight',
  description: 'An article, or a pointer to one published elsewhere.',
  displayField: 'title',
  fields: {
    title: symbol('Title', { required: true, localized: true, max: 140 }),
    ...pageFields,
    type: entry('Type', ['insightType'], { required: true }),
    publicationDate: date('Publication date', { required: true }),
    author: symbol('Author'),
    shortDescription: text('Short description', { localized: true, max: 400 }),
    body: richText('Body', { localized: true }),
    externalLink: symbol('External link', {
      pattern: webLinkPattern,
      help: 'For a piece published elsewhere: cards lead there, and no page is made here.',
    }),
    relatedInsights: entries('Related insights', ['insight']),
    services: entries('Services', ['service']),
  },
});
