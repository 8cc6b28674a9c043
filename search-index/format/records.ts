import type { SearchType } from './searchTypes';

type Named = { readonly name: string };
/** The smallest rendition of an image. */
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

/** The record of a page in the store, by kind. */
export type RecordOf = {
  services: ServiceRecord;
  keyplays: KeyplayRecord;
  insights: InsightRecord;
};
export type SearchRecord = RecordOf[SearchType];

export const titleOf = (record: SearchRecord): string =>
  'title' in record ? record.title : record.name;

/** Whether a value is a record that can be indexed and shown: it has a title and a description. */
export const isRecord = (value: unknown): value is SearchRecord => {
  const { title, name, metaDescription } = (value ?? {}) as Partial<
    Record<'title' | 'name' | 'metaDescription', unknown>
  >;
  return typeof (title ?? name) === 'string' && typeof metaDescription === 'string';
};
