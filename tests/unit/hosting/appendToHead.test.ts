import { alternateTags } from '~/gatsby/post-build/alternateTags';
import { preloadLinks, type PreloadedFile } from '~/gatsby/post-build/preloadLinks';
import { appendToHead } from '~/hosting/html/appendToHead';

const files: PreloadedFile[] = [
  { href: '/app-1.js', as: 'script' },
  { href: '/page-data/us/en/home/page-data.json', as: 'fetch' },
];
const withPreloads = (html: string, needed: readonly PreloadedFile[]) =>
  appendToHead(html, preloadLinks(needed));

test('a page preloads the files of its application, data with the request mode of Gatsby', () => {
  const html = withPreloads('<head><title>T</title></head><body></body>', files);
  expect(html).toBe(
    '<head><title>T</title><link rel="preload" data-needed fetchpriority="low" as="script" href="/app-1.js"/><link rel="preload" data-needed fetchpriority="low" as="fetch" href="/page-data/us/en/home/page-data.json" crossorigin/></head><body></body>',
  );
});

test('preloads of an earlier build are replaced, with their integrity, and other preloads stay', () => {
  const font = '<link rel="preload" as="font" href="/a.woff2"/>';
  const before = withPreloads(`<head>${font}</head>`, files).replace(
    'href="/app-1.js"/>',
    'href="/app-1.js" integrity="sha384-abc"/>',
  );
  expect(withPreloads(before, files)).toBe(withPreloads(`<head>${font}</head>`, files));
  expect(withPreloads(before, [])).toBe(`<head>${font}</head>`);
});

test('a text without head is unchanged', () => {
  expect(withPreloads('<p>piece</p>', files)).toBe('<p>piece</p>');
});

test('alternates of an earlier build are replaced, and a feed stays', () => {
  const feed = '<link rel="alternate" type="application/atom+xml" href="/us/en/insights.xml"/>';
  const tagsOf = (...alternates: { hreflang: string; path: string }[]) =>
    alternateTags(
      { alternates, seo: { localCode: 'en-US' } } as Parameters<typeof alternateTags>[0],
      (path) => `https://example.com${path}`,
    );
  const french = { hreflang: 'fr-FR', path: '/fr/fr/about' };
  const before = appendToHead(
    `<head>${feed}</head>`,
    tagsOf(french, { ...french, hreflang: 'de' }),
  );
  expect(appendToHead(before, tagsOf(french))).toBe(
    `<head>${feed}<link data-react-helmet="true" rel="alternate" hreflang="fr-FR" href="https://example.com/fr/fr/about"/><meta data-react-helmet="true" property="og:locale:alternate" content="fr_FR"/></head>`,
  );
});
