import { contentType, entries, flag, symbol } from '../define';

export const menuItemPerCountry = contentType({
  id: 'menuItemPerCountry',
  name: 'Menu item per country',
  description: 'What a menu item says and where it leads in some countries.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    title: symbol('Title', { localized: true }),
    link: symbol('Link', { localized: true }),
    isExternalLink: flag('Leads to another website'),
    isOpenInNewWindow: flag('Opens in a new window'),
    countries: entries('Countries', ['country'], { required: true, min: 1 }),
  },
});
