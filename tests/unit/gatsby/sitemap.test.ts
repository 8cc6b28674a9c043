import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { robotsText } from '~/gatsby/sitemap/robotsText';
import { sitemapFiles, type SitemapPage } from '~/gatsby/sitemap/sitemapFiles';

const absolute = (path: string) => `https://www.example.com${path}`;
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
});

const page = (path: string, more: Partial<SitemapPage> = {}): SitemapPage => ({
  siteId: 'be/fr',
  path,
  alternates: [],
  updatedAt: '2026-03-12T09:00:00.000Z',
  ...more,
});

describe('sitemaps', () => {
  const files = sitemapFiles(
    [
      page('/', { siteId: undefined, updatedAt: undefined }),
      page('/be/fr/a', {
        alternates: [
          { hreflang: 'fr-BE', path: '/be/fr/a' },
          { hreflang: 'x-default', path: '/worldwide/a' },
        ],
      }),
      page('/be/fr/b?c=1&d="2"', { updatedAt: '2026-05-01T00:00:00.000Z' }),
      page('/worldwide/a', { siteId: 'worldwide' }),
    ],
    absolute,
  );

  it('are one a site, and an index with the newest change of each', () => {
    expect([...files.keys()]).toEqual([
      'sitemap-top-level.xml',
      'sitemap-be-fr.xml',
      'sitemap-worldwide.xml',
      'sitemap.xml',
    ]);
    const { sitemapindex } = parser.parse(files.get('sitemap.xml') ?? '');
    expect(sitemapindex.sitemap).toEqual([
      { loc: absolute('/sitemap-top-level.xml') },
      { loc: absolute('/sitemap-be-fr.xml'), lastmod: '2026-05-01T00:00:00.000Z' },
      { loc: absolute('/sitemap-worldwide.xml'), lastmod: '2026-03-12T09:00:00.000Z' },
    ]);
  });

  it('list full addresses with their alternates', () => {
    const { urlset } = parser.parse(files.get('sitemap-be-fr.xml') ?? '');
    expect(urlset.url[0]).toEqual({
      loc: absolute('/be/fr/a'),
      lastmod: '2026-03-12T09:00:00.000Z',
      'xhtml:link': [
        { rel: 'alternate', hreflang: 'fr-BE', href: absolute('/be/fr/a') },
        { rel: 'alternate', hreflang: 'x-default', href: absolute('/worldwide/a') },
      ],
    });
    expect(urlset.url[1].loc).toBe(absolute('/be/fr/b?c=1&d="2"'));
  });

  it('are well-formed', () => {
    for (const text of files.values()) expect(XMLValidator.validate(text)).toBe(true);
  });

  it('are named in robots.txt', () => {
    expect(robotsText(absolute('/sitemap.xml')).split('\n')).toContain(
      'Sitemap: https://www.example.com/sitemap.xml',
    );
  });
});
