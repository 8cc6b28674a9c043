import { contentType, entries, entry, symbol, symbols, text } from '../define';
import { pageFields } from '../sharedFields';

export const keyPlay = contentType({
  id: 'keyPlay',
  name: 'Key play',
  description: 'Work done with a client, told as background, challenge, approach and benefits.',
  displayField: 'title',
  fields: {
    title: symbol('Title', { required: true, localized: true, max: 140 }),
    ...pageFields,
    shortDescription: text('Short description', { localized: true, max: 400 }),
    background: text('Background', { localized: true }),
    challenge: text('Challenge', { localized: true }),
    approach: text('Approach', { localized: true }),
    approachSteps: symbols('Steps of the approach', {
      localized: true,
      max: 5,
      help: 'How it works, in three to five steps of a few words each. Shown as a drawing below the approach.',
    }),
    approachMedia: entry('Picture of the approach', ['media'], { help: 'Below the approach.' }),
    benefits: text('Benefits', { localized: true }),
    keyResult1Number: symbol('Key result 1: figure', { localized: true, max: 16 }),
    keyResult1Description: symbol('Key result 1: what it says', { localized: true }),
    keyResult2Number: symbol('Key result 2: figure', { localized: true, max: 16 }),
    keyResult2Description: symbol('Key result 2: what it says', { localized: true }),
    keyResult3Number: symbol('Key result 3: figure', { localized: true, max: 16 }),
    keyResult3Description: symbol('Key result 3: what it says', { localized: true }),
    resultsChart: entry('Chart of the results', ['chart'], {
      help: 'Across the whole width above the benefits, best as before and after with one row.',
    }),
    secondResultsChart: entry('Second chart of the results', ['chart'], {
      help: 'Below the benefits, for results that the first chart cannot show. Bars of one unit share a scale.',
    }),
    customerTestimony: text('Customer testimony', { localized: true }),
    customerName: symbol('Customer: name'),
    customerRole: symbol('Customer: role', { localized: true }),
    departments: entries('Departments', ['department']),
    industries: entries('Industries', ['industry']),
    partners: entries('Partners', ['partner']),
    services: entries('Services', ['service']),
    relatedKeyPlays: entries('Related key plays', ['keyPlay'], {
      help: 'Up to three. Empty: the newest that share a service, topic, industry or partner.',
    }),
    relatedInsights: entries('Related insights', ['insight'], {
      help: 'Up to three. Empty: the newest that share a service or topic.',
    }),
  },
});
