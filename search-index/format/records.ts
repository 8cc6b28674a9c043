import type { SearchType } from './searchTypes';

type Named = { readonly name: string };
/** The thumbnail of an image. */
type RecordImage = { readonly src: string } | null;

export type InsightRecord = {
  readonly image: RecordImage;
  readonly slug: string;
  readonly title: string;
  readonly type: Named;
  readonly metaDescription: string;
  /** ISO 8601 date. */
  readonly publicationDate: string;
  /** The URL of an insight published on another website, which has no page here. */
  readonly externalLink?: string;
};

export type KeyplayRecord = {
  readonly image: RecordImage;
  readonly slug: string;
  readonly title: string;
  readonly metaDescription: string;
  readonly departments: readonly Named[];
  readonly industries: readonly Named[];
  /** Names. */
  readonly partners: readonly string[];
};

export type ServiceRecord = {
  readonly objectID: string;
  readonly slug: string;
  readonly name: string;
  readonly imageOrIcon: RecordImage;
  readonly metaDescription: string;
};

/** A page of no other kind, a document, a person or an office. */
export type LinkRecord = {
  readonly image: RecordImage;
  readonly title: string;
  readonly metaDescription: string;
  /** A path with its anchor, the URL of a file on this website, or a URL on another website. */
  readonly href: string;
  /** Shown above the title: a job title, a document's type and size. */
  readonly details: readonly string[];
  /** Whether `href` is a file, which opens in a new window. */
  readonly isFile?: true;
};

/** The record of a page in the store, by kind. */
export type RecordOf = {
  services: ServiceRecord;
  keyplays: KeyplayRecord;
  insights: InsightRecord;
  pages: LinkRecord;
  people: LinkRecord;
};
export type SearchRecord = RecordOf[SearchType];

export const titleOf = (record: SearchRecord): string =>
  'title' in record ? record.title : record.name;

/** Texts that name a record beside its title: another title, a job, a document's type. */
export const detailsOf = (record: SearchRecord): readonly string[] =>
  'details' in record ? record.details : [];

/** Whether a value is a record that can be indexed and shown: it has a title and a description. */
export const isRecord = (value: unknown): value is SearchRecord => {
  const { title, name, metaDescription } = (value ?? {}) as Partial<
    Record<'title' | 'name' | 'metaDescription', unknown>
  >;
  return typeof (title ?? name) === 'string' && typeof metaDescription === 'string';
};
