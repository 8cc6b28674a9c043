import { contentType, symbol } from '../define';
import { localCodePattern } from '../patterns';

export const language = contentType({
  id: 'language',
  name: 'Language',
  description:
    'A language of a site. The first two letters of its code are the language in addresses.',
  displayField: 'name',
  fields: {
    name: symbol('Name', {
      required: true,
      help: 'As its speakers write it: English, Français, Português, Español.',
    }),
    localCode: symbol('Local code', {
      required: true,
      unique: true,
      pattern: localCodePattern,
      help: 'Decides the page language and how numbers and dates are written.',
    }),
  },
});
