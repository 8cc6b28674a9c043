import { searchTypes, type SearchType } from '~/search-index/format/searchTypes';
import type { PageTypeId } from '~/contentful/model/sharedFields';
import { detailsOf, titleOf } from '~/search-index/format/records';
import { formatDate } from '../../i18n/format';
import { entryPath, type SiteAddress } from '../../i18n/paths';
import { orderGroups, type OrderedGroup } from './engine/orderGroups';
import type { SearchRecord } from '~/search-index/format/records';
import type { ResultsByType } from './searchClient';

export type Result = {
  readonly href: string;
  /** Whether it opens in a new window: another website, or a file. */
  readonly isExternal: boolean;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  /** Decides the icon of a result without an image. */
  readonly kind: SearchType | 'file';
  /** Type and date, industries and partners, or the details of a link. */
  readonly metadata: readonly string[];
};

export type ResultGroup = {
  /** A kind, or the best match over all kinds. */
  readonly id: SearchType | 'best';
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
} as const satisfies Partial<Record<SearchType, PageTypeId>>;

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
  return [...detailsOf(record)];
};

/** The `href` of a record, and whether it opens in a new window. */
const linkOf = (
  type: SearchType,
  record: SearchRecord,
  site: Site,
): Pick<Result, 'href' | 'isExternal'> => {
  if ('href' in record) {
    const { href, isFile } = record;
    return { href, isExternal: isFile === true || /^https?:/.test(href) };
  }
  const elsewhere = 'externalLink' in record ? record.externalLink : undefined;
  const pageType = type in pageTypes ? pageTypes[type as keyof typeof pageTypes] : 'page';
  return {
    href: elsewhere ?? entryPath(site, pageType, record.slug),
    isExternal: elsewhere !== undefined,
  };
};

const toResult = (type: SearchType, record: SearchRecord, site: Site): Result => ({
  ...linkOf(type, record, site),
  kind: 'isFile' in record ? 'file' : type,
  title: titleOf(record),
  description: record.metaDescription,
  image: ('image' in record ? record.image : record.imageOrIcon)?.src ?? null,
  metadata: metadataOf(record, site).filter(Boolean),
});

/** The best match and the groups, in the order of the overlay. */
export const resultGroups = (resultsByType: ResultsByType, site: Site): ResultGroup[] => {
  const { best, groups } = orderGroups(
    searchTypes.map((type) => ({ type, ...resultsByType[type] })),
  );
  const toGroup = (
    id: ResultGroup['id'],
    { type, records, terms, language }: OrderedGroup<SearchType>,
  ): ResultGroup => ({
    id,
    terms,
    language,
    results: records.map((record) => toResult(type, record, site)),
  });
  return [
    ...(best ? [toGroup('best', best)] : []),
    ...groups.map((group) => toGroup(group.type, group)),
  ];
};
