import { contentType, entries, entry, flag, integer, symbol, symbols } from '../define';
import { technicalNamePattern, urlPrefixPattern } from '../patterns';
import { templateSetIds } from '../templates';

export const country = contentType({
  id: 'country',
  name: 'Country',
  description:
    'A region with a site of its own, in one or more languages. A new one appears in the next build.',
  displayField: 'technicalName',
  fields: {
    name: symbol('Name', { required: true, localized: true }),
    countryCode: symbol('Country code', {
      required: true,
      pattern: { source: '^[A-Z]{2,5}$', message: 'Use two to five capital letters.' },
      help: 'Shown in the header, in capitals.',
    }),
    technicalName: symbol('Technical name', {
      required: true,
      unique: true,
      pattern: technicalNamePattern,
      help: 'The country segment of addresses, such as br. Changing it moves the whole site.',
    }),
    urlPrefix: symbol('URL prefix', {
      pattern: urlPrefixPattern,
      help: 'Only for the worldwide site: /worldwide replaces country and language in its addresses.',
    }),
    isMultilang: flag('Has several languages'),
    isMultiLang: flag('Has several languages (older spelling)', { hidden: true }),
    navLocale: symbol('Navigation locale', {
      help: 'The local code used where no page language is known, such as en-GB.',
    }),
    keywords: symbols('Keywords', { localized: true }),
    languages: entries('Languages', ['language'], {
      required: true,
      min: 1,
      help: 'The first one is the language the region opens in.',
    }),
    continent: symbol('Continent', {
      required: true,
      in: ['worldwide', 'americas', 'europe', 'africa-and-middle-east', 'asia-pacific'],
      help: 'Where the region chooser lists it.',
    }),
    order: integer('Order', {
      help: 'Its place in the menu of regions; smaller comes first. The root page lists regions by name.',
    }),
    templateSet: symbol('Template set', {
      in: templateSetIds,
      help: 'Empty: standard. The China set loads nothing from other companies.',
    }),
    header: entry('Header', ['header']),
    footer: entry('Footer', ['footer']),
    contactFormLabels: entry('Contact form labels', ['contactFormLabels']),
    contactPersons: entries('Contact persons', ['contactPerson'], {
      help: 'Shown beside the contact form, in this order.',
    }),
    searchPlaceholder: symbol('Search placeholder', { localized: true }),
    icpNumber: symbol('ICP number', { help: 'China only: the licence number its footer shows.' }),
  },
});
