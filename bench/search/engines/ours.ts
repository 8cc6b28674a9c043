import { createIndexAndStore } from '~/search-index/build/createIndexAndStore';
import type { SearchRecord } from '~/search-index/format/records';
import { openSearchIndex } from '~/src/features/search/engine/openSearchIndex';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';
import type { Engine } from './engine';

const files = (index: ReturnType<typeof createIndexAndStore>) => (address: string) => {
  const text = index.files.get(address.slice(1));
  if (text === undefined) return Promise.reject(new Error(`There is no ${address}.`));
  return Promise.resolve(JSON.parse(text) as unknown);
};

/** The website's own search, through the same files and the same code as in the browser. */
export const ours: Engine = {
  name: 'Talvane',
  build: async (articles, language) => {
    const keyOf = new Map(articles.map(({ key, record }) => [record, key]));
    const index = createIndexAndStore('bench', language, articles);
    const addresses = { index: `/${index.index}`, store: `/${index.store}` };
    const bySlug = new Map([...keyOf].map(([record, key]) => [JSON.stringify(record), key]));
    const opened = await openSearchIndex(addresses, files(index));
    await opened.loadIndex();
    const keysOf = (records: readonly SearchRecord[]) =>
      records.map((record) => bySlug.get(JSON.stringify(record)) ?? '');
    const code = await bundleBytes(
      "export { openSearchIndex } from './src/features/search/engine/openSearchIndex'; export { fetchFile } from './src/features/search/engine/fetchFile';",
      process.cwd(),
    );
    const sizes = new Map<string, number>();
    const sizeOf = (name: string) => {
      const size = sizes.get(name) ?? sentBytes(index.files.get(name) ?? '');
      sizes.set(name, size);
      return size;
    };
    return {
      page: {
        folder: process.cwd(),
        script: `import { openSearchIndex } from './src/features/search/engine/openSearchIndex'; import { fetchFile } from './src/features/search/engine/fetchFile';
          export const start = async (query) => {
            const index = await openSearchIndex(${JSON.stringify(addresses)}, fetchFile);
            const first = (await index.search(query)).records.length;
            if (first > 0) return first;
            await index.loadIndex();
            return (await index.search(query)).records.length;
          };`,
        read: (path) => Promise.resolve(index.files.get(path.slice(1))),
      },
      search: async (query) => keysOf((await opened.search(query)).records),
      bytesFor: async ({ query, expected }) => {
        let bytes = code;
        const fetchFile = files(index);
        const cold = await openSearchIndex(addresses, (address) => {
          bytes += sizeOf(address.slice(1));
          return fetchFile(address);
        });
        const isRight = async () => {
          const [first = ''] = keysOf((await cold.search(query)).records);
          return expected.includes(first);
        };
        const toFirst = (await isRight()) ? bytes : undefined;
        await cold.loadIndex();
        await cold.search(query);
        return { toFirst: toFirst ?? bytes, toAll: bytes };
      },
    };
  },
};
