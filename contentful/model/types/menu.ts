import { contentType, entries, symbol } from '../define';

export const menu = contentType({
  id: 'menu',
  name: 'Menu',
  description: 'A list of menu items: a whole menu, or what opens below an item.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true }),
    title: symbol('Title', { localized: true, help: 'The heading of a footer column.' }),
    menuItems: entries('Menu items', ['menuItem']),
  },
});
