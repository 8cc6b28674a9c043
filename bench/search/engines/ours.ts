import { makePair } from '../../../search-index/pairs/makePair';
import type { SearchRecord } from '../../../search-index/format/records';
import { openPair } from '../../../src/features/search/engine/openPair';
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
    await opened.complete();
    const keysOf = (records: readonly SearchRecord[]) =>
      records.map((record) => bySlug.get(JSON.stringify(record)) ?? '');
    const code = await bundleBytes(
      "export { openPair } from './src/features/search/engine/openPair'; export { fetchFile } from './src/features/search/engine/fetchFile';",
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
        script: `import { openPair } from './src/features/search/engine/openPair'; import { fetchFile } from './src/features/search/engine/fetchFile';
          export const start = async (query) => {
            const pair = await openPair(${JSON.stringify(addresses)}, fetchFile);
            const first = (await pair.search(query)).records.length;
            if (first > 0) return first;
            await pair.complete();
            return (await pair.search(query)).records.length;
          };`,
        read: (path) => Promise.resolve(pair.files.get(path.slice(1))),
      },
      search: async (query) => keysOf((await opened.search(query)).records),
      bytesFor: async ({ query, expected }) => {
        let bytes = code;
        const fetchFile = files(pair);
        const cold = await openPair(addresses, (address) => {
          bytes += sizeOf(address.slice(1));
          return fetchFile(address);
        });
        const isRight = async () => {
          const [first = ''] = keysOf((await cold.search(query)).records);
          return expected.includes(first);
        };
        const toFirst = (await isRight()) ? bytes : undefined;
        await cold.complete();
        await cold.search(query);
        return { toFirst: toFirst ?? bytes, toAll: bytes };
      },
    };
  },
};
