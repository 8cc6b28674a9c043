import type { TemplateId } from '../../contentful/model/templates';

/** What structured data say that a page is about (gatsby/structured-data/pageSubjects.ts). */
export type PageSubject =
  'none' | 'website' | 'article' | 'service' | 'managers' | 'locations' | 'author' | 'job';

export type TemplateTraits = {
  subject: PageSubject;
  /** Whether search engines may list its pages. */
  isIndexed: boolean;
  /** Whether it lists the insights of a site: the feed names this page. */
  isInsightListing: boolean;
  /** Whether its page at the top of the address is the root of the website, whatever its slug. */
  isRoot: boolean;
  /** Whether a site has one page of it, so that these pages are versions of each other, whatever their entries. */
  isOncePerSite: boolean;
};

const plain: TemplateTraits = {
  subject: 'none',
  isIndexed: true,
  isInsightListing: false,
  isRoot: false,
  isOncePerSite: false,
};

const once: TemplateTraits = { ...plain, isOncePerSite: true };

/** What the build does with the pages of each template; a template without an entry fails the typecheck. */
export const templateTraits: Readonly<Record<TemplateId, TemplateTraits>> = {
  homepage: { ...once, subject: 'website' },
  index: { ...plain, subject: 'website', isRoot: true },
  page: plain,
  'partners-and-tech': once,
  playbook: once,
  'about-us': once,
  awards: once,
  brands: once,
  careers: once,
  committed: once,
  'company-purpose': once,
  'contact-us': once,
  'corporate-governance': once,
  'download-page': once,
  'ethics-and-compliance': once,
  initiatives: once,
  'innovation-technologies': once,
  insights: { ...once, isInsightListing: true },
  investors: once,
  locations: { ...once, subject: 'locations' },
  'maintenance-page': { ...once, isIndexed: false },
  management: { ...once, subject: 'managers' },
  services: once,
  'simple-page': plain,
  author: { ...plain, subject: 'author' },
  insight: { ...plain, subject: 'article' },
  'insight-archive': plain,
  'key-play': plain,
  'landing-page': plain,
  opening: { ...plain, subject: 'job' },
  service: { ...plain, subject: 'service' },
  topic: plain,
};
