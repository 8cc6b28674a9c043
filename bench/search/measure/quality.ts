import type { JudgedQuery } from '../corpus/judgedQuery';
import type { Search } from '../engine';

export type Quality = {
  /** Queries. */
  readonly count: number;
  /** Mean of one by the place of the first right page; 0 where it is not found. */
  readonly reciprocalRank: number;
  /** Share of queries with a right page among the first three. */
  readonly amongThree: number;
};

export type Judged = JudgedQuery & { readonly place: number };

/** The place of the first right page of each query as results are shown, from 1; 0 for none. */
export const judge = async (queries: readonly JudgedQuery[], search: Search): Promise<Judged[]> => {
  const judged: Judged[] = [];
  for (const query of queries) {
    const found = await search(query.query);
    judged.push({ ...query, place: found.findIndex((key) => query.expected.includes(key)) + 1 });
  }
  return judged;
};

export const qualityOf = (judged: readonly Judged[]): Quality => {
  const count = judged.length;
  const sum = (of: (place: number) => number) =>
    judged.reduce((total, { place }) => total + (place > 0 ? of(place) : 0), 0);
  return {
    count,
    reciprocalRank: sum((place) => 1 / place) / count,
    amongThree: sum((place) => (place <= 3 ? 1 : 0)) / count,
  };
};
