import { contentType, date, entry, richText, symbol, text } from '../define';
import { applyLinkPattern } from '../patterns';
import { pageFields } from '../sharedFields';

/** How somebody is employed; each has a label, `contract-…` without the hyphen. */
export const contractTypeIds = [
  'permanent',
  'fixed-term',
  'internship',
  'apprenticeship',
  'freelance',
] as const;

export const opening = contentType({
  id: 'opening',
  name: 'Opening',
  description: 'A job that people can apply for. The careers page lists it until its closing date.',
  displayField: 'title',
  fields: {
    title: symbol('Title', { required: true, localized: true, max: 140 }),
    ...pageFields,
    location: entry('Office', ['location'], { required: true }),
    department: symbol('Department', { required: true, localized: true, max: 80 }),
    contractType: symbol('Type of contract', { required: true, in: contractTypeIds }),
    grade: symbol('Grade', {
      localized: true,
      max: 60,
      help: 'Named as in the grades of the careers page. Empty: not shown.',
    }),
    pay: symbol('Pay', {
      localized: true,
      max: 80,
      help: 'The range with its currency and period: $76,700 to $106,600 a year. Empty: not shown.',
    }),
    publicationDate: date('Publication date', { required: true }),
    closingDate: date('Closing date', {
      help: 'The last day to apply. The first build after it leaves the opening out. Empty: until it is unpublished.',
    }),
    shortDescription: text('Short description', { localized: true, max: 400 }),
    description: richText('Description', { required: true, localized: true }),
    applyLink: symbol('Link to apply', {
      required: true,
      pattern: applyLinkPattern,
      help: 'A web address, or mailto: and an e-mail address.',
    }),
  },
});
