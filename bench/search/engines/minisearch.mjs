import MiniSearch from 'minisearch';
import { fold } from '~/search-index/encoder/fold';
import { searchLanguages } from '~/search-index/encoder/languages';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';

const here = new URL('..', import.meta.url).pathname;

const optionsFor = (language) => ({
  fields: ['title', 'description', 'body'],
  storeFields: ['record'],
  processTerm: (term) => {
    const folded = fold(term);
    return searchLanguages[language].stopWords.has(folded) ? null : folded;
  },
  searchOptions: {
    boost: { title: 5, description: 2 },
    prefix: (_term, at, terms) => at === terms.length - 1,
    fuzzy: (term) => (term.length > 3 ? 0.2 : false),
  },
});

/** MiniSearch with folding, stop words, boosts, prefix on the last word and fuzzy matching, as its own guide has it. */
export const engine = {
  name: 'MiniSearch',
  build: async (articles, language) => {
    const made = new MiniSearch(optionsFor(language));
    made.addAll(articles.map(({ key, record, texts }) => ({ id: key, record, ...texts })));
    const file = JSON.stringify(made);
    const index = MiniSearch.loadJSON(file, optionsFor(language));
    const bytes =
      sentBytes(file) + (await bundleBytes("export { default } from 'minisearch';", here));
    return {
      page: {
        folder: here,
        script: `import MiniSearch from 'minisearch';
          export const start = async (query) => MiniSearch.loadJSON(await (await fetch('/index.json')).text(), {
            fields: ['title', 'description', 'body'], storeFields: ['record'] }).search(query, { prefix: true, fuzzy: 0.2 }).length;`,
        read: async (path) => (path === '/index.json' ? file : undefined),
      },
      search: async (query) =>
        index
          .search(query)
          .slice(0, 20)
          .map(({ id }) => id),
      bytesFor: async () => ({ toFirst: bytes, toAll: bytes }),
    };
  },
};
