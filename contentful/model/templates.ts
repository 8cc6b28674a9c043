/** The page templates an editor can choose for a `page` entry. */
export const pageTemplateIds = [
  'homepage',
  'index',
  'page',
  'partners-and-tech',
  'playbook',
  'about-us',
  'awards',
  'brands',
  'careers',
  'committed',
  'company-purpose',
  'contact-us',
  'corporate-governance',
  'download-page',
  'ethics-and-compliance',
  'initiatives',
  'innovation-technologies',
  'insights',
  'investors',
  'locations',
  'maintenance-page',
  'management',
  'services',
  'simple-page',
] as const;

/** Every page template: those above, and those that belong to a content type of their own. */
export const templateIds = [
  ...pageTemplateIds,
  'author',
  'insight',
  'key-play',
  'landing-page',
  'opening',
  'service',
  'topic',
] as const;

/** The template of pages that the build adds, of no entry: older insights of a site. */
export const archiveTemplateId = 'insight-archive' as const;
/** The variant of `insights` for a site that has such pages. */
export const archivedListingId = 'archived-insights' as const;

export type TemplateId = (typeof templateIds)[number] | typeof archiveTemplateId;

/** The two sets of templates; a country names its own. The China set makes no third-party request. */
export const templateSetIds = ['standard', 'china'] as const;
export type TemplateSetId = (typeof templateSetIds)[number];
