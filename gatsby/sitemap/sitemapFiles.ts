import { groupBy } from '../content/groupBy';
import { element, xmlFile, type XmlElement } from '../xml/element';

/** A page as a sitemap lists it. */
export type SitemapPage = {
  /** The site it belongs to, such as `be/fr`; none for pages at the top of the address. */
  siteId: string | undefined;
  path: string;
  alternates: readonly { hreflang: string; path: string }[];
  /** ISO 8601. */
  updatedAt: string | undefined;
};

export const sitemapIndexName = 'sitemap.xml';

/** Below no folder: a sitemap may only list what lies in its own folder or deeper. */
const fileNameOf = (siteId: string | undefined): string =>
  `sitemap-${siteId === undefined ? 'top-level' : siteId.replaceAll('/', '-')}.xml`;

/** sitemaps.org/protocol.html; alternates as Google, Bing and Yandex read them. */
const namespaces = {
  xmlns: 'http://www.sitemaps.org/schemas/sitemap/0.9',
  'xmlns:xhtml': 'http://www.w3.org/1999/xhtml',
} as const;

const locationOf = (
  name: string,
  address: string,
  lastmod: string | undefined,
  others: XmlElement[] = [],
) =>
  element(name, [
    element('loc', address),
    lastmod === undefined ? undefined : element('lastmod', lastmod),
    ...others,
  ]);

/**
 * One sitemap a site, and the index that names them; texts by file name, in the order of the pages.
 *
 * @param absolute the full address of a path.
 */
export const sitemapFiles = (
  pages: readonly SitemapPage[],
  absolute: (path: string) => string,
): Map<string, string> => {
  const bySite = groupBy(pages, ({ siteId }) => fileNameOf(siteId));
  const files = new Map<string, string>();
  const index: XmlElement[] = [];
  for (const [name, itsPages] of bySite) {
    const urls = itsPages.map(({ path, alternates, updatedAt }) =>
      locationOf(
        'url',
        absolute(path),
        updatedAt,
        alternates.map((other) =>
          element('xhtml:link', [], {
            rel: 'alternate',
            hreflang: other.hreflang,
            href: absolute(other.path),
          }),
        ),
      ),
    );
    files.set(name, xmlFile(element('urlset', urls, namespaces)));
    const lastmod = itsPages
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .sort()
      .at(-1);
    index.push(locationOf('sitemap', absolute(`/${name}`), lastmod));
  }
  const root = element('sitemapindex', index, { xmlns: namespaces.xmlns });
  files.set(sitemapIndexName, xmlFile(root));
  return files;
};
