import type { SearchType } from '../../../search-index/format/searchTypes';
import type { PageTypeId } from '../../../contentful/model/sharedFields';
import { titleOf } from '../../../search-index/format/records';
import { formatDate } from '../../i18n/format';
import { entryPath, type SiteAddress } from '../../i18n/paths';
import type { Answer } from './engine/openPair';
import type { SearchRecord } from '../../../search-index/format/records';
import type { Answers } from './searchClient';

/** A result as it is shown. */
export type Result = {
  readonly href: string;
  /** Whether it leads to another website, in a new window as everywhere on this one. */
  readonly isElsewhere: boolean;
  readonly title: string;
  readonly description: string;
  readonly image: string | null;
  /** What it is, beside its title: type and date, partners and industries. */
  readonly facts: readonly string[];
};

export type ResultGroup = {
  readonly type: SearchType;
  readonly results: readonly Result[];
  readonly terms: ReadonlySet<string>;
  readonly language: string;
};

type Site = SiteAddress & { readonly localCode: string };

/** Tags of a key play that are shown, of each kind. */
const mostTags = 3;

const pageTypes = {
  services: 'service',
  keyplays: 'keyPlay',
  insights: 'insight',
} as const satisfies Record<SearchType, PageTypeId>;

const factsOf = (record: SearchRecord, site: Site): string[] => {
  if ('publicationDate' in record) {
    return [record.type.name, formatDate(record.publicationDate, site.localCode)];
  }
  if ('partners' in record) {
    return [
      ...record.industries.slice(0, mostTags).map(({ name }) => name),
      ...record.partners.slice(0, mostTags),
    ];
  }
  return [];
};

const elsewhere = (record: SearchRecord): string | undefined =>
  'externalLink' in record ? record.externalLink : undefined;

const toResult = (type: SearchType, record: SearchRecord, site: Site): Result => ({
  href: elsewhere(record) ?? entryPath(site, pageTypes[type], record.slug),
  isElsewhere: elsewhere(record) !== undefined,
  title: titleOf(record),
  description: record.metaDescription,
  image: ('image' in record ? record.image : record.imageOrIcon)?.src ?? null,
  facts: factsOf(record, site).filter(Boolean),
});

/** The groups of an answer that have results, in the order of the overlay. */
export const resultGroups = (answers: Answers, site: Site): ResultGroup[] =>
  (['services', 'keyplays', 'insights'] as const)
    .map((type) => {
      const { records, terms, language }: Answer<SearchRecord> = answers[type];
      return {
        type,
        terms,
        language,
        results: records.map((record) => toResult(type, record, site)),
      };
    })
    .filter(({ results }) => results.length > 0);
