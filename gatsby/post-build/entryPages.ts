import type { EntryPages, EntryShare, PlacedEntry } from 'static-site-publisher/entries';
import { sliceId } from '../../src/i18n/sliceId';
import type { ContentNode } from '../content/contentNode';
import { groupBy } from '../content/groupBy';
import { nameOf } from '../content-report/contentWarning';
import { labelsNodeId } from '../derived-nodes/labels';
import type { Routes } from '../routes/types';
import type { PageDependencies } from './pageDependencies';

export type EntryPagesInput = {
  routes: Routes;
  /** The site whose header and footer pages of no site have. */
  defaultSiteId: string | undefined;
  dependencies: PageDependencies;
  /** The entry of a node, or of the node that it is a part of. */
  entryOf: (nodeId: string) => ContentNode | undefined;
  /** The entries whose texts are in the labels of a locale. */
  labels: readonly ContentNode[];
};

/** The order of shares: an entry in the header and on every page counts as one on every page. */
const rank: Record<EntryShare, number> = { footer: 0, header: 1, all: 2 };

/** The queries that have read the nodes of an entry; not copied, since thousands of pages read some. */
type Place = { node: ContentNode; queries: ReadonlySet<string>[] };

type Shown = Pick<PlacedEntry, 'pages' | 'shares'>;

const placesOf = ({ dependencies, entryOf, labels }: EntryPagesInput): Map<string, Place> => {
  const places = new Map<string, Place>();
  const add = (node: ContentNode, queries: ReadonlySet<string>): void => {
    const place = places.get(node.contentful_id) ?? { node, queries: [] };
    place.queries.push(queries);
    places.set(node.contentful_id, place);
  };
  for (const [nodeId, queries] of dependencies) {
    const node = entryOf(nodeId);
    if (node?.sys.type === 'Entry') add(node, queries);
  }
  // Pages read the texts of labels from one derived node, so none depends on the node of a label.
  for (const node of labels) {
    add(node, dependencies.get(labelsNodeId(node.node_locale)) ?? new Set());
  }
  return places;
};

/**
 * The pages that show each entry, from the nodes that the query of each page and slice has read. Pure.
 *
 * Gatsby tracks reads in order to rerun queries, so a page counts as well that reads an entry for its address or title alone.
 */
export const findEntryPages = (input: EntryPagesInput): EntryPages => {
  const { routes, defaultSiteId } = input;
  const siteOf = routes.pages.map(({ site }) => site?.id);
  const countOf = new Map(
    [...groupBy(siteOf, (site) => site)].map(([site, pages]) => [site, pages.length]),
  );
  /** By query: the index of a page, or what a slice is of. */
  const placeOf = new Map<string, number | { site: string; share: EntryShare }>([
    ...routes.sites.flatMap((site) =>
      (['header', 'footer'] as const).map(
        (share) => [`slice--${sliceId(share, site)}`, { site: site.id, share }] as const,
      ),
    ),
    ...routes.pages.map(({ path }, index) => [path, index] as const),
  ]);

  const shownBy = (queries: readonly ReadonlySet<string>[]): Shown => {
    const shares: Record<string, EntryShare> = {};
    const found = new Set<number>();
    for (const ofNode of queries) {
      for (const query of ofNode) {
        const place = placeOf.get(query);
        if (typeof place === 'number') found.add(place);
        if (typeof place !== 'object') continue;
        const { site, share } = place;
        const known = shares[site];
        if (known === undefined || rank[known] < rank[share]) shares[site] = share;
      }
    }
    const foundIn = new Map<string | undefined, number>();
    for (const index of found) foundIn.set(siteOf[index], (foundIn.get(siteOf[index]) ?? 0) + 1);
    for (const [site, count] of foundIn) {
      if (site !== undefined && count === countOf.get(site)) shares[site] = 'all';
    }
    const pages = [...found].filter((index) => shares[siteOf[index] ?? ''] !== 'all');
    return { pages: pages.sort((a, b) => a - b), shares };
  };

  // All labels of a language are read by the same queries: those of each page.
  const numbers = new Map<ReadonlySet<string>, number>();
  const numberOf = (queries: ReadonlySet<string>): number => {
    const number = numbers.get(queries) ?? numbers.size;
    numbers.set(queries, number);
    return number;
  };
  const known = new Map<string, Shown>();
  const placed = ({ node, queries }: Place): PlacedEntry => {
    const key = queries.map(numberOf).join(' ');
    const shown = known.get(key) ?? shownBy(queries);
    known.set(key, shown);
    return { name: nameOf(node), publishedAt: node.updatedAt, ...shown };
  };

  return {
    pages: routes.pages.map(({ path, site, entryId }) => ({
      path,
      ...((site?.id ?? defaultSiteId) && { site: site?.id ?? defaultSiteId }),
      ...(entryId && { entryId }),
    })),
    entries: Object.fromEntries(
      [...placesOf(input)]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([id, place]) => [id, placed(place)]),
    ),
  };
};
