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
  /** The field of insights that links to its entries: a site has a page only of those that one of its insights links to. */
  listsInsightsBy: 'authors' | 'topics' | null;
};

const plain = { isArticle: false, searchType: null, listsInsightsBy: null } as const;

/** What the build does with the entries of each content type that has pages, none missing; their paths are in src/i18n/paths.ts. */
export const pageTypeTraits: Readonly<Record<PageTypeId, PageTypeTraits>> = {
  page: { ...plain, template: null, searchType: 'pages' },
  landingPage: { ...plain, template: 'landing-page', searchType: 'pages' },
  service: { ...plain, template: 'service', searchType: 'services' },
  insight: { ...plain, template: 'insight', isArticle: true, searchType: 'insights' },
  keyPlay: { ...plain, template: 'key-play', searchType: 'keyplays' },
  author: { ...plain, template: 'author', listsInsightsBy: 'authors' },
  topic: { ...plain, template: 'topic', listsInsightsBy: 'topics' },
  opening: { ...plain, template: 'opening' },
};
