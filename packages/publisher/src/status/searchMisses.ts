/** A query without a result that several visitors typed. */
export type SearchMiss = {
  /** Such as `be/fr`. */
  site: string;
  query: string;
  count: number;
  /** What the site's search finds for a part of the query. */
  nearest?: { title: string; href: string };
  /** Where editors find the synonym that was made of it. */
  synonym?: string;
};

/** Connects the site's search to the status page. */
export type SearchMisses = {
  read: () => Promise<readonly SearchMiss[]>;
  /**
   * Makes a draft in which the query stands for the title of the nearest page; undefined while there is no access to the space.
   *
   * @throws Error with the reason, for editors.
   */
  addSynonym?: (site: string, query: string) => Promise<void>;
};

export type SearchMissStatus = { misses: readonly SearchMiss[]; canAdd: boolean };
