import { contentType, date, entries, entry, flag, richText, symbol, text } from '../define';
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
    authors: entries('Authors', ['author'], { help: 'Each has a page that lists their insights.' }),
    author: symbol('Guest author', {
      help: 'Someone without a page of their own, named where there are no authors.',
    }),
    topics: entries('Topics', ['topic'], { help: 'The most important first.' }),
    industries: entries('Industries', ['industry'], {
      help: 'Of the client, for a client story. Visitors filter by them.',
    }),
    isLead: flag('Lead story', {
      help: 'Large at the top of the insights page. Of several the newest; if there is none, the newest insight.',
    }),
    shortDescription: text('Short description', { localized: true, max: 400 }),
    body: richText('Body', { localized: true }),
    externalLink: symbol('External link', {
      pattern: webLinkPattern,
      help: 'For a piece published elsewhere: cards lead there, and no page is made here.',
    }),
    relatedInsights: entries('Related insights', ['insight'], {
      help: 'Up to three. Empty: the newest that share a service or topic.',
    }),
    relatedKeyPlays: entries('Related key plays', ['keyPlay'], {
      help: 'Up to three. Empty: the newest that share a service, topic, industry or partner.',
    }),
    services: entries('Services', ['service']),
  },
});
