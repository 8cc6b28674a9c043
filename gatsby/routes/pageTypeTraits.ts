import type { PageTypeId } from '../../contentful/model/sharedFields';
import type { TemplateId } from '../../contentful/model/templates';
import type { SearchType } from '../../search-index/format/searchTypes';

export type PageTypeTraits = {
  /** The template of its pages; null where editors choose one. */
  template: TemplateId | null;
  /** Whether its pages are articles with a date: the feed of a site lists them. */
  isArticle: boolean;
  /** The group of results that search shows them in; null where search does not find them. */
  searchType: SearchType | null;
};

/** What the build does with the entries of each content type that has pages, none missing; their paths are in src/i18n/paths.ts. */
export const pageTypeTraits: Readonly<Record<PageTypeId, PageTypeTraits>> = {
  page: { template: null, isArticle: false, searchType: null },
  landingPage: { template: 'landing-page', isArticle: false, searchType: null },
  service: { template: 'service', isArticle: false, searchType: 'services' },
  insight: { template: 'insight', isArticle: true, searchType: 'insights' },
  opening: { template: 'opening', isArticle: false, searchType: null },
  keyPlay: { template: 'key-play', isArticle: false, searchType: 'keyplays' },
};
