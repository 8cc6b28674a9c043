import { createRequire } from 'node:module';
import { fold } from '~/search-index/encoder/fold';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';

const here = new URL('..', import.meta.url).pathname;
const require = createRequire(import.meta.url);
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
for (const language of ['fr', 'pt', 'es']) require(`lunr-languages/lunr.${language}`)(lunr);

const foldToken = (token) => token.update((text) => fold(text));
lunr.Pipeline.registerFunction(foldToken, 'fold');

const scriptFor = (language) =>
  language === 'en'
    ? "export { default } from 'lunr';"
    : `import lunr from 'lunr'; import support from 'lunr-languages/lunr.stemmer.support'; import language from 'lunr-languages/lunr.${language}'; support(lunr); language(lunr); export default lunr;`;

/** Lunr with its stemmers, folding, boosts, and for each word the word itself, what begins so, and one edit. */
export const engine = {
  name: 'Lunr',
  build: async (articles, language) => {
    const made = lunr(function () {
      if (language !== 'en') this.use(lunr[language]);
      const stemmer = language === 'en' ? lunr.stemmer : lunr[language].stemmer;
      this.pipeline.before(stemmer, foldToken);
      this.searchPipeline.before(stemmer, foldToken);
      this.ref('key');
      this.field('title', { boost: 7 });
      this.field('description', { boost: 2.5 });
      this.field('body');
      articles.forEach(({ key, texts }) => this.add({ key, ...texts }));
    });
    const file = JSON.stringify(made);
    const index = lunr.Index.load(JSON.parse(file));
    const store = JSON.stringify(articles.map(({ record }) => record));
    const bytes =
      sentBytes(file) + sentBytes(store) + (await bundleBytes(scriptFor(language), here));
    const { TRAILING } = lunr.Query.wildcard;
    return {
      page: {
        folder: here,
        script: `${scriptFor(language).replace('export { default } from', 'import lunr from').replace(' export default lunr;', '')}
          lunr.Pipeline.registerFunction((token) => token, 'fold');
          const json = async (path) => (await fetch(path)).json();
          export const start = async (query) => {
            const [index] = await Promise.all([json('/index.json'), json('/store.json')]);
            return lunr.Index.load(index).search(query).length;
          };`,
        read: async (path) =>
          path === '/index.json' ? file : path === '/store.json' ? store : undefined,
      },
      search: async (query) =>
        index
          .query((asked) => {
            for (const token of lunr.tokenizer(query)) {
              const text = fold(token.toString());
              asked.term(text, { boost: 10, usePipeline: true });
              asked.term(text, { boost: 3, wildcard: TRAILING, usePipeline: false });
              if (text.length > 3) {
                asked.term(text, { boost: 1, editDistance: 1, usePipeline: true });
              }
            }
          })
          .slice(0, 20)
          .map(({ ref }) => ref),
      bytesFor: async () => ({ toFirst: bytes, toAll: bytes }),
    };
  },
};
