import { linkedIds, type ContentNode } from '../content/contentNode';
import { findNodes, type ResolverContext } from '../content/resolverContext';
import { currentRoutes } from '../routes/currentRoutes';
import type { Site } from '../routes/types';
import { readDerivedNode } from './derivedNodes';
import type { SiteListName } from './siteLists';

/** The lists of a site whose entries are shown as related to others. */
export type RelatedList = 'insights' | 'keyPlays';

type Related = Record<RelatedList, string[]>;

/** Pages show so many related entries. */
export const mostRelated = 3;

/** So many of the newest entries of a tag are compared, so that the time for it grows with the number of entries alone. */
const newestOfTag = 60;

/** The lists of entries that have related ones. */
const subjects = ['insights', 'keyPlays', 'services', 'partners'] as const satisfies SiteListName[];

/** Fields that relate entries, by what a shared value counts. */
const weights: Readonly<Record<string, number>> = {
  services: 3,
  subServices: 3,
  topics: 3,
  industries: 3,
  partners: 2,
  departments: 2,
  type: 1,
};

const nameOf = (nodeId: string, site: Site): string => `related to ${nodeId} in ${site.id}`;

/** What an entry is about: the ids of nodes, its own for what others link to, and what each counts. */
const tagsOf = (node: ContentNode): Map<string, number> =>
  new Map([
    [node.id, 3],
    ...Object.entries(weights).flatMap(([field, weight]) =>
      linkedIds(node, field).map((id): [string, number] => [id, weight]),
    ),
  ]);

/** Finds the entries that share most with another, the newest first among equals. */
const finderOf = (
  candidates: readonly ContentNode[],
): ((node: ContentNode, tags: ReadonlyMap<string, number>) => string[]) => {
  const byTag = new Map<string, number[]>();
  candidates.forEach((node, place) => {
    for (const tag of tagsOf(node).keys()) {
      const places = byTag.get(tag) ?? [];
      if (places.length < newestOfTag) byTag.set(tag, [...places, place]);
    }
  });
  return (node, tags) => {
    const scores = new Map<number, number>();
    for (const [tag, weight] of tags) {
      for (const place of byTag.get(tag) ?? []) {
        scores.set(place, (scores.get(place) ?? 0) + weight);
      }
    }
    return [...scores]
      .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || a - b)
      .flatMap(([place]) => candidates[place]?.id ?? [])
      .filter((id) => id !== node.id)
      .slice(0, mostRelated);
  };
};

/** Whether a site shows an entry: on a page, or as a link to where it was published. */
export const isShownIn = (site: Site, { contentful_id, externalLink }: ContentNode): boolean =>
  Boolean(externalLink) || currentRoutes().pageOfEntry(contentful_id, site.id) !== undefined;

/**
 * The entries related to each service, partner, key play and insight of a site by what they are about, as derived nodes: one an
 * entry, so that a new insight changes only the pages that show it.
 *
 * @param lists the entries of the lists of the site, newest first.
 */
export const relatedOf = (
  site: Site,
  lists: ReadonlyMap<SiteListName, readonly ContentNode[]>,
): Map<string, Related> => {
  const shown = (list: RelatedList): ContentNode[] =>
    (lists.get(list) ?? []).filter((node) => isShownIn(site, node));
  const find = { insights: finderOf(shown('insights')), keyPlays: finderOf(shown('keyPlays')) };
  return new Map(
    subjects.flatMap((list) =>
      (lists.get(list) ?? []).map((node): [string, Related] => {
        const tags = tagsOf(node);
        const related = {
          insights: find.insights(node, tags),
          keyPlays: find.keyPlays(node, tags),
        };
        return [nameOf(node.id, site), related];
      }),
    ),
  );
};

/** The entries of a list that share most with an entry. */
export const readRelated = (
  list: RelatedList,
  { id }: ContentNode,
  site: Site,
  context: ResolverContext,
): ContentNode[] => findNodes(readDerivedNode<Related>(nameOf(id, site), context)[list], context);

/** The key plays that are most often related to some insights, those of the newest insights first among equals. */
export const keyPlaysOf = (
  insights: readonly ContentNode[],
  site: Site,
  context: ResolverContext,
): ContentNode[] => {
  const related = insights.flatMap((insight) => readRelated('keyPlays', insight, site, context));
  const times = new Map<string, number>();
  for (const { id } of related) times.set(id, (times.get(id) ?? 0) + 1);
  return [...new Map(related.map((node) => [node.id, node])).values()]
    .sort((a, b) => (times.get(b.id) ?? 0) - (times.get(a.id) ?? 0))
    .slice(0, mostRelated);
};
