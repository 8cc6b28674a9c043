import { contentType, entries, entry, picture, symbol } from '../define';

export const header = contentType({
  id: 'header',
  name: 'Header',
  description: 'The head of every page of a site.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    logo: picture('Logo'),
    headerMenu: entry('Menu', ['menu'], { required: true }),
    servicesMenuTitle: symbol('Services menu title', {
      localized: true,
      help: 'Empty: no services menu. It lists the top-level services of the country.',
    }),
    servicesMenuExtraItems: entries('Extra entries of the services menu', ['menuItem']),
    contactUs: entry('Contact button', ['menuItem']),
    searchSuggestions: entries('Search suggestions', ['menuItem'], {
      help: 'Shown in search before anything is typed. Empty: services and main pages of the menu.',
    }),
  },
});
