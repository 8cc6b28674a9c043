import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

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

const write = async (stream: SitemapStream | SitemapIndexStream, items: readonly object[]) => {
  const written = streamToPromise(stream);
  for (const item of items) stream.write(item);
  stream.end();
  return `${(await written).toString('utf8')}\n`;
};

/**
 * One sitemap a site, and the index that names them; texts by file name, in the order of the pages.
 *
 * @param absolute the full address of a path.
 */
export const sitemapFiles = async (
  pages: readonly SitemapPage[],
  absolute: (path: string) => string,
): Promise<Map<string, string>> => {
  const bySite = new Map<string, SitemapPage[]>();
  for (const page of pages) {
    const name = fileNameOf(page.siteId);
    bySite.set(name, [...(bySite.get(name) ?? []), page]);
  }
  const files = new Map<string, string>();
  const index: { url: string; lastmod: string | undefined }[] = [];
  for (const [name, itsPages] of bySite) {
    const stream = new SitemapStream({
      xmlns: { news: false, video: false, image: false, xhtml: true },
    });
    const items = itsPages.map(({ path, alternates, updatedAt }) => ({
      url: absolute(path),
      lastmod: updatedAt,
      links: alternates.map((other) => ({ lang: other.hreflang, url: absolute(other.path) })),
    }));
    files.set(name, await write(stream, items));
    const lastmod = itsPages
      .flatMap(({ updatedAt }) => updatedAt ?? [])
      .sort()
      .at(-1);
    index.push({ url: absolute(`/${name}`), lastmod });
  }
  files.set(sitemapIndexName, await write(new SitemapIndexStream(), index));
  return files;
};
