/** A page of a build. */
export type EntryPage = {
  path: string;
  /** The id of its site, such as `be/fr`. */
  site?: string;
  /** The entry that it is the page of. */
  entryId?: string;
};

/** How all pages of a site show an entry. */
export type EntryShare = 'header' | 'footer' | 'all';

/** An entry that a build has read, and the pages that show it or read it for a link, a list or a title. */
export type PlacedEntry = {
  name: string;
  /** When the version that the build has read was published, as ISO 8601; changes with each publication. */
  publishedAt: string;
  /** Indexes of `pages`; without those of the sites in `shares`. */
  pages: readonly number[];
  /** By site id, where every page of a site shows it. */
  shares: Readonly<Record<string, EntryShare>>;
};

/** What a build knows of its entries: where each is shown. */
export type EntryPages = {
  pages: readonly EntryPage[];
  /** By entry id. */
  entries: Readonly<Record<string, PlacedEntry>>;
};
