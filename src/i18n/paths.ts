import type { PageTypeId } from '../../contentful/model/sharedFields';

/** What the address of a page depends on, for one country in one language. */
export type SiteAddress = {
  /** The country's technical name, such as `be`. */
  country: string;
  /** Two letters, such as `fr`. */
  language: string;
  /** The country's URL prefix: empty, or `/worldwide` for the worldwide site. */
  urlPrefix: string;
};

/** The language segment of addresses: the first two letters of a local code, in lower case. */
export const languageSegment = (localCode: string): string => localCode.slice(0, 2).toLowerCase();

/** A path without its trailing slash; `index.html` is its folder, and the root stays `/`. */
export const normalisePath = (path: string): string =>
  path.replace(/\/index\.html$/, '/').replace(/\/+$/, '') || '/';

/**
 * The root of a site: `/be/fr`, or the prefix alone where the prefix is the country's own name, as for worldwide.
 */
export const siteRoot = ({ country, language, urlPrefix }: SiteAddress): string =>
  urlPrefix === `/${country}` ? urlPrefix : `${urlPrefix}/${country}/${languageSegment(language)}`;

/** The path of a slug within a site, such as `/be/fr/about-us/locations`. */
export const sitePath = (site: SiteAddress, slug: string): string =>
  normalisePath(`${siteRoot(site)}/${slug.replace(/^\/+/, '')}`);

/** Where the entries of each content type live below the root of a site. */
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

export const homePath = (site: SiteAddress): string => sitePath(site, 'home');
export const thankYouPath = (site: SiteAddress, form: string): string =>
  sitePath(site, `thank-you-${form}`);
/**
 * Whether a page is shown bare, without header and footer, for what it is called: one of the parts of its path is `ssr`.
 * A word that has the three letters in it, as `crossroads-assr`, changes nothing.
 */
export const isBarePath = (path: string): boolean => path.split('/').includes('ssr');
/** Whether a slug is that of a page which thanks for a form. */
export const isThankYouSlug = (slug: string): boolean => slug.startsWith('thank-you-');

/** The feed of a site's insights; no page can have this address, since slugs have no dots. */
export const feedPath = (site: SiteAddress): string => `${siteRoot(site)}/insights.atom`;

/** Whether a link leads inside this website, as a slug or a path rather than a full address. */
export const isInternalLink = (link: string): boolean =>
  !/^[a-z][a-z0-9+.-]*:/i.test(link) && !link.startsWith('//');

const safeSchemes = /^(?:https?:|mailto:|tel:)/i;

/**
 * The address a link from the content may lead to, or undefined when it is not one we let through: http(s),
 * mailto, tel, an anchor, a path from the root, or a slug of the same site.
 */
export const resolveLink = (site: SiteAddress, link: string): string | undefined => {
  // Browsers ignore control characters and spaces inside a scheme, so they are removed before it is judged.
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

/** The address that dials a number, whatever it is written with. */
export const phoneLink = (number: string): string => `tel:${number.replace(/[^+\d]/g, '')}`;
