import { Document } from 'flexsearch';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';

/** FlexSearch as its guide begins: a document index over title and body, merged, with suggestions. */
export const engine = {
  name: 'FlexSearch Document',
  build: async (articles) => {
    const index = new Document({
      tokenize: 'forward',
      document: { id: 'id', index: ['title', 'description', 'body'] },
    });
    articles.forEach(({ texts }, id) => index.add({ id, ...texts }));
    const store = JSON.stringify(articles.map(({ record }) => record));
    const parts = [];
    index.export((key, data) => {
      parts.push([key, data]);
    });
    const file = JSON.stringify(parts);
    const bytes =
      sentBytes(file) +
      sentBytes(store) +
      (await bundleBytes("export { Document } from 'flexsearch';", process.cwd()));
    return {
      page: {
        folder: process.cwd(),
        script: `import { Document } from 'flexsearch';
          const json = async (path) => (await fetch(path)).json();
          export const start = async (query) => {
            const index = new Document({ tokenize: 'forward', document: { id: 'id', index: ['title', 'description', 'body'] } });
            const [parts] = await Promise.all([json('/index.json'), json('/store.json')]);
            for (const [key, data] of parts) if (data) index.import(key, data);
            return index.search(query, { suggest: true, merge: true, limit: 20 }).length;
          };`,
        read: async (path) =>
          path === '/index.json' ? file : path === '/store.json' ? store : undefined,
      },
      search: async (query) =>
        index
          .search(query, { suggest: true, merge: true, limit: 20 })
          .map(({ id }) => articles[id].key),
      bytesFor: async () => ({ toFirst: bytes, toAll: bytes }),
    };
  },
};
