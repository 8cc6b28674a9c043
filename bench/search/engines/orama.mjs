import { create, insertMultiple, load, save, search } from '@orama/orama';
import { searchLanguages } from '~/search-index/encoder/languages';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';

const here = new URL('..', import.meta.url).pathname;
const names = { en: 'english', fr: 'french', pt: 'portuguese', es: 'spanish' };

/** Orama with its stemmers, stop words, boosts and a tolerance of one letter. */
export const engine = {
  name: 'Orama',
  build: async (articles, language) => {
    const { stemmer } = await import(`@orama/stemmers/${names[language]}`);
    const empty = () =>
      create({
        schema: { title: 'string', description: 'string', body: 'string' },
        components: {
          tokenizer: {
            language: names[language],
            stemming: true,
            stemmer,
            stopWords: [...searchLanguages[language].stopWords],
          },
        },
      });
    const made = empty();
    await insertMultiple(
      made,
      articles.map(({ key, record, texts }) => ({ id: key, record, ...texts })),
    );
    const saved = await save(made);
    // The texts are in the index; the stored documents need them no more.
    for (const stored of Object.values(saved.docs.docs)) {
      delete stored.body;
      delete stored.description;
      delete stored.title;
    }
    const file = JSON.stringify(saved);
    const index = empty();
    await load(index, JSON.parse(file));
    const bytes =
      sentBytes(file) +
      (await bundleBytes(
        `export { create, load, search } from '@orama/orama'; export { stemmer } from '@orama/stemmers/${names[language]}';`,
        here,
      ));
    return {
      page: {
        folder: here,
        script: `import { create, load, search } from '@orama/orama'; import { stemmer } from '@orama/stemmers/${names[language]}';
          export const start = async (query) => {
            const index = create({ schema: { title: 'string', description: 'string', body: 'string' },
              components: { tokenizer: { language: '${names[language]}', stemming: true, stemmer } } });
            load(index, await (await fetch('/index.json')).json());
            return (await search(index, { term: query, tolerance: 1, limit: 20 })).hits.length;
          };`,
        read: async (path) => (path === '/index.json' ? file : undefined),
      },
      search: async (query) => {
        const { hits } = await search(index, {
          term: query,
          boost: { title: 5, description: 2 },
          tolerance: 1,
          limit: 20,
        });
        return hits.map(({ id }) => id);
      },
      bytesFor: async () => ({ toFirst: bytes, toAll: bytes }),
    };
  },
};
