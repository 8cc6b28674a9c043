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

type Place = { node: ContentNode; queries: Set<string> };

const placesOf = ({ dependencies, entryOf, labels }: EntryPagesInput): Map<string, Place> => {
  const places = new Map<string, Place>();
  const add = (node: ContentNode, queries: Iterable<string>): void => {
    const place = places.get(node.contentful_id) ?? { node, queries: new Set() };
    for (const query of queries) place.queries.add(query);
    places.set(node.contentful_id, place);
  };
  for (const [nodeId, queries] of dependencies) {
    const node = entryOf(nodeId);
    if (node?.sys.type === 'Entry') add(node, queries);
  }
  // Pages read the texts of labels from one derived node, so none depends on the node of a label.
  for (const node of labels) add(node, dependencies.get(labelsNodeId(node.node_locale)) ?? []);
  return places;
};

/**
 * The pages that show each entry, from the nodes that the query of each page and slice has read. Pure.
 *
 * Gatsby tracks reads in order to rerun queries, so a page counts as well that reads an entry for its address or title alone.
 */
export const findEntryPages = (input: EntryPagesInput): EntryPages => {
  const { routes, defaultSiteId } = input;
  const indexOf = new Map(routes.pages.map(({ path }, index) => [path, index]));
  const siteOf = (index: number): string | undefined => routes.pages[index]?.site?.id;
  const countOf = new Map(
    [...groupBy(routes.pages, ({ site }) => site?.id)].map(([id, pages]) => [id, pages.length]),
  );
  const slices = new Map<string, { site: string; share: EntryShare }>(
    routes.sites.flatMap((site) =>
      (['header', 'footer'] as const).map((share) => [
        `slice--${sliceId(share, site)}`,
        { site: site.id, share },
      ]),
    ),
  );

  const placed = ({ node, queries }: Place): PlacedEntry => {
    const shares: Record<string, EntryShare> = {};
    const found: number[] = [];
    for (const query of queries) {
      const slice = slices.get(query);
      const index = indexOf.get(query);
      if (index !== undefined) found.push(index);
      if (slice === undefined) continue;
      const known = shares[slice.site];
      if (known === undefined || rank[known] < rank[slice.share]) shares[slice.site] = slice.share;
    }
    for (const [site, pages] of groupBy(found, siteOf)) {
      if (site !== undefined && pages.length === countOf.get(site)) shares[site] = 'all';
    }
    return {
      name: nameOf(node),
      publishedAt: node.updatedAt,
      pages: found.filter((index) => shares[siteOf(index) ?? ''] !== 'all').sort((a, b) => a - b),
      shares,
    };
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
