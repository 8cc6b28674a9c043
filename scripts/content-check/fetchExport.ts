import { fetchFromSpace } from '../../plugins/contentful-consistency/fetchFromSpace';

type Item = { sys: { id: string; revision?: number }; fields?: object };
type Page = { items: Item[]; total: number };

/** The parts of a contentful-export file that `checkExport` reads. */
export type FetchedExport = {
  contentTypes: Item[];
  entries: Item[];
  assets: Item[];
  locales: Item[];
};

/** Contentful limits a response to 7 MB; entries of this many with all locales stay below it. */
const pageSize = 250;

const fetchAll = async (env: NodeJS.ProcessEnv, path: string): Promise<Item[]> => {
  const items: Item[] = [];
  for (;;) {
    const query = `${path.includes('?') ? '&' : '?'}order=sys.id&skip=${items.length}&limit=${pageSize}`;
    const page = await fetchFromSpace<Page>(env, path + query);
    items.push(...page.items);
    if (page.items.length === 0 || items.length >= page.total) return items;
  }
};

/** The Delivery API returns published items only, without the `publishedVersion` of an export file. */
const published = (item: Item): Item => ({
  ...item,
  sys: { ...item.sys, publishedVersion: item.sys.revision ?? 1 } as Item['sys'],
});

/**
 * Fetches the published content of a space from the Delivery API in the shape of an export file; `env` has the settings of
 * a build.
 *
 * @throws SpaceError if the space is unreachable or responds with an error.
 */
export const fetchExport = async (env: NodeJS.ProcessEnv): Promise<FetchedExport> => {
  const [contentTypes, entries, assets, locales] = await Promise.all([
    fetchAll(env, '/content_types'),
    fetchAll(env, '/entries?locale=*&include=0'),
    fetchAll(env, '/assets?locale=*'),
    fetchFromSpace<Page>(env, '/locales?limit=1000').then(({ items }) => items),
  ]);
  return {
    contentTypes,
    entries: entries.map(published),
    assets: assets.map(published),
    locales,
  };
};
