import {
  createIndexAndStore,
  type SearchFileContents,
} from '~/search-index/build/createIndexAndStore';
import type { SearchRecord } from '~/search-index/format/records';
import { searchTypes } from '~/search-index/format/searchTypes';
import { openSearchIndex, type SearchIndex } from '~/src/features/search/engine/openSearchIndex';
import { orderGroups } from '~/src/features/search/engine/orderGroups';
import type { Article } from '../corpus/article';
import { bundleBytes } from '../measure/bundle';
import { sentBytes } from '../measure/bytes';
import type { Engine } from '../engine';

/** The kind of an article: the folder of its key. */
const typeOf = ({ key }: Article) => searchTypes.find((type) => key.startsWith(`${type}/`));

type Pair = { readonly type: string; readonly contents: SearchFileContents };
type Opened = { readonly type: string; readonly index: SearchIndex<SearchRecord> };

const addressesOf = ({ contents }: Pair) => ({
  index: `/${contents.index}`,
  store: `/${contents.store}`,
});

const loadAll = (opened: readonly Opened[]) =>
  Promise.all(opened.map(({ index }) => index.loadIndex()));

/** The records in the order of the overlay: the best match, then the groups. */
const searchAll = async (opened: readonly Opened[], query: string): Promise<SearchRecord[]> => {
  const { best, groups } = orderGroups(
    await Promise.all(
      opened.map(async ({ type, index }) => ({ type, ...(await index.search(query)) })),
    ),
  );
  return [...(best ? [best] : []), ...groups].flatMap(({ records }) => records);
};

const modules = `
  import { openSearchIndex } from './src/features/search/engine/openSearchIndex';
  import { orderGroups } from './src/features/search/engine/orderGroups';
  import { fetchFile } from './src/features/search/engine/fetchFile';`;

/** The website's own search, through the same files, code and order as in the browser: a pair for each kind. */
export const ours: Engine = {
  name: 'Talvane',
  build: async (articles, language) => {
    const pairs = searchTypes.flatMap((type): Pair[] => {
      const own = articles.filter((article) => typeOf(article) === type);
      return own.length === 0
        ? []
        : [{ type, contents: createIndexAndStore(`bench-${type}`, language, own) }];
    });
    const files = new Map(pairs.flatMap(({ contents }) => [...contents.files]));
    const fetchFile = (address: string) => {
      const text = files.get(address.slice(1));
      if (text === undefined) return Promise.reject(new Error(`There is no ${address}.`));
      return Promise.resolve(JSON.parse(text) as unknown);
    };
    const open = (fetchFrom: typeof fetchFile): Promise<Opened[]> =>
      Promise.all(
        pairs.map(async (pair) => ({
          type: pair.type,
          index: await openSearchIndex<SearchRecord>(addressesOf(pair), fetchFrom),
        })),
      );
    const opened = await open(fetchFile);
    await loadAll(opened);
    const byRecord = new Map(articles.map(({ key, record }) => [JSON.stringify(record), key]));
    const keysOf = (records: readonly SearchRecord[]) =>
      records.map((record) => byRecord.get(JSON.stringify(record)) ?? '');
    const code = await bundleBytes(
      `${modules} export { openSearchIndex, orderGroups, fetchFile };`,
      process.cwd(),
    );
    const sizes = new Map<string, number>();
    const sizeOf = (name: string) => {
      const size = sizes.get(name) ?? sentBytes(files.get(name) ?? '');
      sizes.set(name, size);
      return size;
    };
    return {
      page: {
        folder: process.cwd(),
        script: `${modules}
          const searchAll = async (opened, query) => {
            const found = await Promise.all(
              opened.map(async (index, type) => ({ type, ...(await index.search(query)) })),
            );
            const { best, groups } = orderGroups(found);
            return groups.reduce((sum, { records }) => sum + records.length, best ? 1 : 0);
          };
          export const start = async (query) => {
            const opened = await Promise.all(
              ${JSON.stringify(pairs.map(addressesOf))}.map((pair) => openSearchIndex(pair, fetchFile)),
            );
            const first = await searchAll(opened, query);
            if (first > 0) return first;
            await Promise.all(opened.map((index) => index.loadIndex()));
            return searchAll(opened, query);
          };`,
        read: (path) => Promise.resolve(files.get(path.slice(1))),
      },
      search: async (query) => keysOf(await searchAll(opened, query)),
      bytesFor: async ({ query, expected }) => {
        let bytes = code;
        const cold = await open((address) => {
          bytes += sizeOf(address.slice(1));
          return fetchFile(address);
        });
        const isRight = async () => {
          const [first = ''] = keysOf(await searchAll(cold, query));
          return expected.includes(first);
        };
        const toFirst = (await isRight()) ? bytes : undefined;
        await loadAll(cold);
        await searchAll(cold, query);
        return { toFirst: toFirst ?? bytes, toAll: bytes };
      },
    };
  },
};
