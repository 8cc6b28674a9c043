import { makePair } from '../../../search-index/pairs/makePair';
import { openPair } from '../../../src/search/engine/openPair';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';
import type { Engine } from './engine';

const files = (pair: ReturnType<typeof makePair>) => (address: string) => {
  const text = pair.files.get(address.slice(1));
  if (text === undefined) return Promise.reject(new Error(`There is no ${address}.`));
  return Promise.resolve(JSON.parse(text) as unknown);
};

/** The website's own search, through the same files and the same code as in the browser. */
export const ours: Engine = {
  name: 'Talvane',
  build: async (articles, language) => {
    const keyOf = new Map(articles.map(({ key, record }) => [record, key]));
    const pair = makePair('bench', language, articles);
    const addresses = { index: `/${pair.index}`, store: `/${pair.store}` };
    const bySlug = new Map([...keyOf].map(([record, key]) => [JSON.stringify(record), key]));
    const opened = await openPair(addresses, files(pair));
    const code = await bundleBytes(
      "export { openPair } from './src/search/engine/openPair'; export { fetchFile } from './src/search/engine/fetchFile';",
      process.cwd(),
    );
    const sizes = new Map<string, number>();
    const sizeOf = (name: string) => {
      const size = sizes.get(name) ?? sentBytes(pair.files.get(name) ?? '');
      sizes.set(name, size);
      return size;
    };
    return {
      page: {
        folder: process.cwd(),
        script: `import { openPair } from './src/search/engine/openPair'; import { fetchFile } from './src/search/engine/fetchFile';
          export const start = async (query) => (await (await openPair(${JSON.stringify(addresses)}, fetchFile)).search(query)).records.length;`,
        read: (path) => Promise.resolve(pair.files.get(path.slice(1))),
      },
      search: async (query) =>
        (await opened.search(query)).records.map(
          (record) => bySlug.get(JSON.stringify(record)) ?? '',
        ),
      bytesFor: async (query) => {
        let bytes = code;
        const fetchFile = files(pair);
        const cold = await openPair(addresses, (address) => {
          bytes += sizeOf(address.slice(1));
          return fetchFile(address);
        });
        await cold.search(query);
        return bytes;
      },
    };
  },
};
