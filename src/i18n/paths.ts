import type { PageTypeId } from '../../contentful/model/sharedFields';

/** The parts of a site's paths: one country in one language. */
export type SiteAddress = {
  /** The country's technical name, such as `be`. */
  country: string;
  /** Two letters, such as `fr`. */
  language: string;
  /** The country's URL prefix: empty, or `/worldwide` for the worldwide site. */
  urlPrefix: string;
};

/** The language segment of a path: the first two letters of a language tag, in lower case. */
export const languageSegment = (localCode: string): string => localCode.slice(0, 2).toLowerCase();

/** A path without its trailing slash; `index.html` is its folder, and the root stays `/`. */
export const normalisePath = (path: string): string =>
  path.replace(/\/index\.html$/, '/').replace(/\/+$/, '') || '/';

/** The root path of a site: `/be/fr`, or the prefix alone if it is the country's name, such as `/worldwide`. */
export const siteRoot = ({ country, language, urlPrefix }: SiteAddress): string =>
  urlPrefix === `/${country}` ? urlPrefix : `${urlPrefix}/${country}/${languageSegment(language)}`;

/** The path of a slug within a site, such as `/be/fr/about-us/locations`. */
export const sitePath = (site: SiteAddress, slug: string): string =>
  normalisePath(`${siteRoot(site)}/${slug.replace(/^\/+/, '')}`);

/** The folder of each page type, relative to the root path of a site. */
export const pageFolders = {
  page: '',
  landingPage: '',
  service: 'services/',
  insight: 'insights/',
  keyPlay: 'playbook/',
  author: 'insights/authors/',
  topic: 'insights/topics/',
  // Old paths such as /us/en/careers are redirect sources.
  opening: 'about-us/careers/',
} as const satisfies Record<PageTypeId, string>;

/** The path of an entry's page, by its content type. */
export const entryPath = (site: SiteAddress, type: PageTypeId, slug: string): string =>
  sitePath(site, `${pageFolders[type]}${slug}`);

/** The path of a page of older insights; 1 has the oldest. */
export const archivePath = (site: SiteAddress, number: number): string =>
  entryPath(site, 'insight', `archive/${number}`);

export const homePath = (site: SiteAddress): string => sitePath(site, 'home');
export const thankYouPath = (site: SiteAddress, form: string): string =>
  sitePath(site, `thank-you-${form}`);
/**
 * Whether a page has no header and footer because a segment of its path is `ssr`. Segments that only contain the letters,
 * such as `crossroads-assr`, do not count.
 */
export const isBarePath = (path: string): boolean => path.split('/').includes('ssr');
/** Whether a slug is that of a form's thank-you page. */
export const isThankYouSlug = (slug: string): boolean => slug.startsWith('thank-you-');

/** The path of a site's Atom feed of insights. It cannot collide with a page, because slugs have no dots. */
export const feedPath = (site: SiteAddress): string => `${siteRoot(site)}/insights.atom`;

/** Whether a link is a slug or a path rather than an absolute URL. */
export const isInternalLink = (link: string): boolean =>
  !/^[a-z][a-z0-9+.-]*:/i.test(link) && !link.startsWith('//');

const safeSchemes = /^(?:https?:|mailto:|tel:)/i;

/**
 * The safe `href` of a link from the content: http(s), mailto, tel, an anchor, a path from the root, or the path of a slug
 * of the same site. Returns undefined for any other link.
 */
export const resolveLink = (site: SiteAddress, link: string): string | undefined => {
  // Browsers ignore control characters and spaces inside a scheme, so they are removed before the scheme is tested.
  // eslint-disable-next-line no-control-regex
  const cleaned = link.replace(/[\u0000-\u0020\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/g, '');
  if (cleaned === '') return undefined;
  if (!isInternalLink(cleaned)) return safeSchemes.test(cleaned) ? cleaned : undefined;
  if (cleaned.includes('\\')) return undefined;
  if (cleaned.startsWith('#')) return cleaned;
  if (cleaned.startsWith('/')) return cleaned;
  const [, slug = '', rest = ''] = /^([^?#]*)(.*)$/.exec(cleaned) ?? [];
  return `${sitePath(site, slug)}${rest}`;
};

/** The `tel:` link of a phone number; spaces and punctuation are removed. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
