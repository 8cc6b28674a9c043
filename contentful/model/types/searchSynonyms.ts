import { contentType, symbol, symbols } from '../define';

export const searchSynonyms = contentType({
  id: 'searchSynonyms',
  name: 'Search synonyms',
  description: 'Words that search takes for each other: who looks for one finds what has another.',
  displayField: 'name',
  fields: {
    name: symbol('Name', { required: true, help: 'For editors only.' }),
    words: symbols('Words', {
      required: true,
      localized: true,
      help: 'Words or phrases of a language, such as jobs and careers. Each language has its own list.',
    }),
  },
});
