import type { TemplateId } from '../../contentful/model/templates';

/** What structured data say that a page is about (gatsby/structured-data/pageSubjects.ts). */
export type PageSubject = 'none' | 'website' | 'article' | 'service' | 'managers' | 'locations';

export type TemplateTraits = {
  subject: PageSubject;
  /** Whether search engines may list its pages. */
  isIndexed: boolean;
  /** Whether it lists the insights of a site: the feed names this page. */
  isInsightListing: boolean;
  /** Whether its page at the top of the address is the root of the website, whatever its slug. */
  isRoot: boolean;
};

const plain: TemplateTraits = {
  subject: 'none',
  isIndexed: true,
  isInsightListing: false,
  isRoot: false,
};

/** What the build does with the pages of each template; a template without an entry fails the typecheck. */
export const templateTraits: Readonly<Record<TemplateId, TemplateTraits>> = {
  homepage: { ...plain, subject: 'website' },
  index: { ...plain, subject: 'website', isRoot: true },
  page: plain,
  'partners-and-tech': plain,
  playbook: plain,
  'about-us': plain,
  awards: plain,
  brands: plain,
  committed: plain,
  'company-purpose': plain,
  'contact-us': plain,
  'corporate-governance': plain,
  'download-page': plain,
  'ethics-and-compliance': plain,
  initiatives: plain,
  'innovation-technologies': plain,
  insights: { ...plain, isInsightListing: true },
  investors: plain,
  locations: { ...plain, subject: 'locations' },
  'maintenance-page': { ...plain, isIndexed: false },
  management: { ...plain, subject: 'managers' },
  services: plain,
  'simple-page': plain,
  insight: { ...plain, subject: 'article' },
  'key-play': plain,
  'landing-page': plain,
  service: { ...plain, subject: 'service' },
};
