import { contentType, entries, entry, flag, symbol } from '../define';

export const menuItem = contentType({
  id: 'menuItem',
  name: 'Menu item',
  description: 'One line of a menu, the same everywhere or with a version for some countries.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { localized: true, help: 'What visitors read.' }),
    link: symbol('Link', {
      localized: true,
      help: 'A page of the visitor’s own site by its slug (about-us/locations), or a full address.',
    }),
    isExternalLink: flag('Leads to another website'),
    isOpenInNewWindow: flag('Opens in a new window'),
    isSameMenuItemForAllCountries: flag('Same in all countries', {
      help: 'Off: only the countries of the versions below show this item.',
    }),
    menuItemPerCountry: entries('Versions per country', ['menuItemPerCountry']),
    childMenu: entry('Submenu', ['menu']),
  },
});
