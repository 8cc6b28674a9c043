import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makePrivateFolder, writeDurably } from '../contact/writeDurably';

export const defaultMissesFolder = '.space/search-misses';
const fileName = 'counts.json';

/** Distinct queries that are kept; those of the fewest searches make room for new ones. */
const mostQueries = 2000;

/** Searches without a result, by site, such as `be/fr`, and query. */
export type MissCounts = Record<string, Record<string, number>>;

/** Without a prototype: a query may be `__proto__`. */
const withoutPrototype = <Value>(values: Record<string, Value>): Record<string, Value> =>
  Object.assign(Object.create(null) as Record<string, Value>, values);

/** The counts of all sites; none where nothing was counted yet. */
export const readMisses = async (folder: string): Promise<MissCounts> => {
  try {
    const counts = JSON.parse(await readFile(join(folder, fileName), 'utf8')) as MissCounts;
    return Object.fromEntries(
      Object.entries(counts).map(([site, queries]) => [site, withoutPrototype(queries)]),
    );
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw error;
  }
};

/** Removes a tenth of the queries, those with the fewest searches and, among these, the oldest. */
const evict = (counts: MissCounts): void => {
  const all = Object.entries(counts).flatMap(([site, queries]) =>
    Object.entries(queries).map(([query, count]) => ({ site, query, count })),
  );
  if (all.length <= mostQueries) return;
  for (const { site, query } of all
    .sort((a, b) => a.count - b.count)
    .slice(0, all.length - mostQueries + mostQueries / 10)) {
    delete counts[site]?.[query];
  }
};

export type MissStore = {
  /** Counts a search. Resolves when the count is on the disk. */
  add: (site: string, query: string) => Promise<void>;
};

/** Opens the counts of a folder, which one process writes. One write takes all searches that came while the last was written. */
export const openMissStore = (folder: string): MissStore => {
  let counts: MissCounts | undefined;
  let waiting: [site: string, query: string][] = [];
  let next: Promise<void> | undefined;
  let last: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    counts ??= await readMisses(folder);
    const added = waiting;
    waiting = [];
    next = undefined;
    for (const [site, query] of added) {
      const ofSite = (counts[site] ??= withoutPrototype({}));
      ofSite[query] = (ofSite[query] ?? 0) + 1;
    }
    evict(counts);
    await makePrivateFolder(folder);
    await writeDurably(folder, fileName, JSON.stringify(counts));
  };
  return {
    add: (site, query) => {
      waiting.push([site, query]);
      next ??= last = last.catch(() => undefined).then(write);
      return next;
    },
  };
};
