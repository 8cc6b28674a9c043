import { contentType, entries, symbol, symbols } from '../define';

export const searchSynonyms = contentType({
  id: 'searchSynonyms',
  name: 'Search synonyms',
  description: 'Words that search takes for each other, or that lead to chosen pages.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    words: symbols('Words', {
      localized: true,
      help: 'Words or phrases of a language, such as jobs and careers. Each language has its own list, or none.',
    }),
    pages: entries(
      'Pages',
      ['service', 'keyPlay', 'insight', 'page', 'landingPage', 'document', 'manager', 'location'],
      {
        help: 'The words lead to these pages alone. Leave it empty for words that stand for each other: they lead to pages that have one of them in title or description.',
      },
    ),
  },
});
