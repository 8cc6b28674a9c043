import { offlineOptions } from '~/offline/pluginOptions';

const { runtimeCaching } = offlineOptions.workboxConfig;

/** What a row answers an address by; Workbox takes the first that matches, and for other hosts only from their first letter. */
const handlerOf = (path: string): string | undefined =>
  runtimeCaching.find(({ urlPattern }) => urlPattern.test(`https://www.talvane.example${path}`))
    ?.handler;

test('every row of the plugin is replaced, and none shows what is old first', () => {
  expect(runtimeCaching).toHaveLength(4);
  expect(runtimeCaching.map(({ handler }) => handler)).not.toContain('StaleWhileRevalidate');
});

test.each([
  ['/app-8d7ae6a79f.js', 'CacheFirst'],
  ['/preview/app-8d7ae6a79f.js', 'CacheFirst'],
  ['/static/0123/400.avif', 'CacheFirst'],
  ['/styles/0ba609871b.css', 'CacheFirst'],
  ['/styles.0ba609871b.css', 'CacheFirst'],
  ['/api/contact', 'NetworkOnly'],
  ['/favicon.svg', 'NetworkFirst'],
  ['/sw.js', undefined],
  ['/workbox-v4.3.1/workbox-core.prod.js', undefined],
  ['/page-data/us/en/home/page-data.json', undefined],
  ['/page-data/app-data.json', undefined],
  ['/slice-data/header-us-en.json', undefined],
  ['/us/en/home', undefined],
])('%s: %s', (path, handler) => {
  expect(handlerOf(path)).toBe(handler);
});
