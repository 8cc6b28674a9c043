import { existsSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { editorAddress } from 'static-site-publisher';
import { readJson, writeAtomic } from 'static-site-publisher/files';
import type { SearchMiss, SearchMisses } from 'static-site-publisher/status';
import { readMisses } from '../../hosting/search-misses/missStore';
import type { Routes, Site } from '../../gatsby/routes/types';
import { createSynonym, type ManagementAccess } from './createSynonym';
import { nearestPages } from './nearestPage';

export type SearchMissesOptions = {
  /** The folder of the counts. */
  folder: string;
  /** The released site, a symlink to its folder. */
  publicFolder: string;
  routesFile: string;
  access: () => (ManagementAccess & { editorHost: string }) | undefined;
};

/** Fewer searches may be those of one person. */
const leastCount = 5;
const mostShown = 30;

/** Ids of the synonyms that were made, by site and query. */
type Made = Record<string, Record<string, string>>;

type Nearest = SearchMiss['nearest'];
type NearestOf = (site: Site, query: string) => Promise<Nearest>;

/** Finds the nearest pages in a built folder, each once; none where a site has no search. */
const nearestOnce = (folder: string): NearestOf => {
  const searches = new Map<string, ReturnType<typeof nearestPages>>();
  const found = new Map<string, Promise<Nearest>>();
  return (site, query) => {
    const search = searches.get(site.id) ?? nearestPages(folder, site);
    searches.set(site.id, search);
    const key = `${site.id} ${query}`;
    const nearest = found.get(key) ?? search.then((find) => find(query)).catch(() => undefined);
    found.set(key, nearest);
    return nearest;
  };
};

/** The searches without a result of this site, for the status page. */
export const searchMisses = ({
  folder,
  publicFolder,
  routesFile,
  access,
}: SearchMissesOptions): SearchMisses => {
  const madeFile = join(folder, 'synonyms.json');
  const readMade = async (): Promise<Made> => (await readJson<Made>(madeFile)) ?? {};
  const addressOf = (id: string | undefined): string | undefined => {
    const space = access();
    if (id === undefined || space === undefined) return undefined;
    return editorAddress({ ...space, host: space.editorHost })('Entry', id);
  };
  const readSites = async (): Promise<readonly Site[]> =>
    (await readJson<Routes>(routesFile))?.sites ?? [];

  // The status page is read every other second; a release is searched once for each query.
  let release: { folder: string; nearest: NearestOf } | undefined;
  const nearestInRelease = (): NearestOf => {
    const now = existsSync(publicFolder) ? realpathSync(publicFolder) : publicFolder;
    if (release?.folder !== now) release = { folder: now, nearest: nearestOnce(now) };
    return release.nearest;
  };

  const read = async (): Promise<readonly SearchMiss[]> => {
    const [counts, made, sites] = await Promise.all([readMisses(folder), readMade(), readSites()]);
    const shown = Object.entries(counts)
      .flatMap(([site, queries]) =>
        Object.entries(queries).map(([query, count]) => ({ site, query, count })),
      )
      .filter(({ count, site }) => count >= leastCount && sites.some(({ id }) => id === site))
      .sort((a, b) => b.count - a.count)
      .slice(0, mostShown);
    const nearestOf = nearestInRelease();
    return Promise.all(
      shown.map(async (miss): Promise<SearchMiss> => {
        const site = sites.find(({ id }) => id === miss.site);
        const nearest = site && (await nearestOf(site, miss.query));
        const ofSite = made[miss.site] ?? {};
        const synonym = addressOf(
          Object.hasOwn(ofSite, miss.query) ? ofSite[miss.query] : undefined,
        );
        return { ...miss, ...(nearest && { nearest }), ...(synonym && { synonym }) };
      }),
    );
  };

  const addSynonym = async (siteId: string, query: string): Promise<void> => {
    const space = access();
    if (space === undefined) throw new Error('There is no access to the space.');
    const site = (await readSites()).find(({ id }) => id === siteId);
    const miss = (await read()).find((one) => one.site === siteId && one.query === query);
    if (!site || !miss?.nearest) throw new Error('No page is near this query.');
    if (miss.synonym !== undefined) return;
    const id = await createSynonym(space, site.locale, [query, miss.nearest.title]);
    const made = await readMade();
    await writeAtomic(
      madeFile,
      JSON.stringify({ ...made, [siteId]: { ...made[siteId], [query]: id } }),
    );
  };

  return {
    read,
    get addSynonym() {
      return access() ? addSynonym : undefined;
    },
  };
};
