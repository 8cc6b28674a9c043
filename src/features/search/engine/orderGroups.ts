import type { SearchRecord } from '~/search-index/format/records';
import type { Matches } from './createSearcher';

/** The matches of a kind, as the overlay shows them. */
export type OrderedGroup<Type extends string> = Matches<SearchRecord> & { readonly type: Type };

export type OrderedResults<Type extends string> = {
  /** The best hit over all kinds, as a group of its own; its kind does not repeat it. */
  readonly best?: OrderedGroup<Type>;
  readonly groups: readonly OrderedGroup<Type>[];
};

/** The position of the best hit of a group, and its score. */
const bestHit = ({ relevance }: Matches<SearchRecord>) =>
  relevance.reduce((best, { score }, at) => (score > best.score ? { at, score } : best), {
    at: 0,
    score: -1,
  });

const only = <Type extends string>(
  group: OrderedGroup<Type>,
  isKept: (at: number) => boolean,
): OrderedGroup<Type> => ({
  ...group,
  records: group.records.filter((_, at) => isKept(at)),
  relevance: group.relevance.filter((_, at) => isKept(at)),
});

/**
 * The results as the overlay shows them: the best hit over all kinds, then the kinds in the order of their best hits.
 * Where hits of some kinds contain every word of the query, kinds without such a hit are left out: their hits contain
 * only some words, or corrected ones.
 */
export const orderGroups = <Type extends string>(
  results: readonly OrderedGroup<Type>[],
): OrderedResults<Type> => {
  const found = results.filter(({ records }) => records.length > 0);
  const isFull = ({ relevance }: OrderedGroup<Type>) =>
    relevance.some(({ hasAllWords }) => hasAllWords);
  const ordered = (found.some(isFull) ? found.filter(isFull) : found)
    .map((group) => ({ group, ...bestHit(group) }))
    .sort((a, b) => b.score - a.score);
  const [first, ...others] = ordered;
  if (first === undefined) return { groups: [] };
  const { group, at: place } = first;
  return {
    best: only(group, (at) => at === place),
    groups: [only(group, (at) => at !== place), ...others.map((other) => other.group)].filter(
      ({ records }) => records.length > 0,
    ),
  };
};
