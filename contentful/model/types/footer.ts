import { contentType, entries, entry, picture, symbol, text } from '../define';

export const footer = contentType({
  id: 'footer',
  name: 'Footer',
  description: 'The foot of every page of a site.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    logo: picture('Logo'),
    statement: text('Statement', { localized: true, max: 240 }),
    socialMediaLinks: entries('Social links', ['socialLink']),
    locations: entries('Locations', ['location'], {
      help: 'The choices of the location selector.',
    }),
    phoneLabel: symbol('Phone label', { localized: true }),
    faxLabel: symbol('Fax label', { localized: true }),
    firstFooterMenu: entry('First column', ['menu']),
    secondFooterMenu: entry('Second column', ['menu']),
    thirdFooterMenu: entry('Third column', ['menu']),
    contactUs: entry('Contact link', ['menuItem']),
    bottomMenu: entry('Legal menu', ['menu']),
    copyright: symbol('Copyright line', { localized: true }),
  },
});
