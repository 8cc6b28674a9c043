import type { SearchType } from '~/search-index/format/searchTypes';
import type { PageTypeId } from '~/contentful/model/sharedFields';
import { titleOf } from '~/search-index/format/records';
import { formatDate } from '../../i18n/format';
import { entryPath, type SiteAddress } from '../../i18n/paths';
import type { QueryResult } from './engine/openSearchIndex';
import type { SearchRecord } from '~/search-index/format/records';
import type { ResultsByType } from './searchClient';

export type Result = {
  readonly href: string;
  /** Whether it opens another website, in a new window. */
  readonly isExternal: boolean;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  /** Type and date, or industries and partners. */
  readonly metadata: readonly string[];
};

export type ResultGroup = {
  readonly type: SearchType;
  readonly results: readonly Result[];
  readonly terms: ReadonlySet<string>;
  readonly language: string;
};

type Site = SiteAddress & { readonly localCode: string };

/** Tags of each kind shown for a key play. */
const maxTags = 3;

const pageTypes = {
  services: 'service',
  keyplays: 'keyPlay',
  insights: 'insight',
} as const satisfies Record<SearchType, PageTypeId>;

const metadataOf = (record: SearchRecord, site: Site): string[] => {
  if ('publicationDate' in record) {
    return [record.type.name, formatDate(record.publicationDate, site.localCode)];
  }
  if ('partners' in record) {
    return [
      ...record.industries.slice(0, maxTags).map(({ name }) => name),
      ...record.partners.slice(0, maxTags),
    ];
  }
  return [];
};

const externalUrl = (record: SearchRecord): string | undefined =>
  'externalLink' in record ? record.externalLink : undefined;

const toResult = (type: SearchType, record: SearchRecord, site: Site): Result => ({
  href: externalUrl(record) ?? entryPath(site, pageTypes[type], record.slug),
  isExternal: externalUrl(record) !== undefined,
  title: titleOf(record),
  description: record.metaDescription,
  image: ('image' in record ? record.image : record.imageOrIcon)?.src ?? null,
  metadata: metadataOf(record, site).filter(Boolean),
});

/** The non-empty groups, in the order of the overlay. */
export const resultGroups = (resultsByType: ResultsByType, site: Site): ResultGroup[] =>
  (['services', 'keyplays', 'insights'] as const)
    .map((type) => {
      const { records, terms, language }: QueryResult<SearchRecord> = resultsByType[type];
      return {
        type,
        terms,
        language,
        results: records.map((record) => toResult(type, record, site)),
      };
    })
    .filter(({ results }) => results.length > 0);
